import type { BookedSlot } from '@plaitful/domain/booked-slot';
import { isClosed } from '@plaitful/domain/closures';
import { isExpired } from '@plaitful/domain/deposit';
import { endsInTime } from '@plaitful/domain/opening-hours';
import { toInstant, addMinutesToInstant } from '@plaitful/domain/studio-time';
import type { ServerContext } from '../../platform/context.ts';
import { getEtag, isStale } from '../../platform/contract/etags.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { listClosuresAroundDate } from '../../catalogue/closures/closures.repository.ts';
import { problem, type Problem } from '../../platform/problems/problem.ts';
import { validateSlot, type SlotFields } from './bookings.policy.ts';
import { findConflict, findFreeChair, type BookingRow, type SlotInterval } from './bookings.queries.ts';
import {
  updateExpiredBookings,
  insertHistory,
  lockBooking,
  lockDays,
  type DaySpan,
  type ExpiryScope,
} from './bookings.repository.ts';
import { type EnqueueContext, enqueueBookingMessages } from './bookingMessages.service.ts';

/** The server's context at the instant of a call. */
export type RequestContext = ServerContext & { readonly now: Date };

export function toSlotInterval(
  slot: BookedSlot,
  durationMinutes: number,
  { business: { timeZone } }: Pick<ServerContext, 'business'>,
): SlotInterval & DaySpan {
  const startsAt = toInstant(slot.bookingDate, slot.bookingTime, timeZone);
  return { ...slot, timeZone, startsAt, endsAt: addMinutesToInstant(startsAt, durationMinutes) };
}

/** Expires overdue bookings in the caller's transaction, with history and messages. @returns their number */
export async function expireBookings(trx: Trx, moment: EnqueueContext, scope: ExpiryScope): Promise<number> {
  const { now } = moment;
  const expired = await updateExpiredBookings(trx, now, scope);
  await insertHistory(
    trx,
    expired.map((after) => ({
      bookingId: after.bookingId,
      at: now,
      actor: 'DEADLINE',
      actorId: null,
      change: 'CANCELLED',
      // Only unpaid bookings expire, and unpaid bookings are never confirmed.
      before: { ...after, paymentStatus: 'PENDING' },
      after,
    })),
  );
  for (const row of expired) await enqueueBookingMessages(trx, 'cancelledUnpaid', row, moment);
  return expired.length;
}

/** Small batches, so that other transactions do not wait. */
const expiryBatch = 50;

/**
 * Stores every overdue booking as cancelled, with its mail; it is shown as cancelled before that. Locked rows are
 * skipped until the next run.
 * @returns their number
 */
export async function expireAllBookings(database: Database, moment: EnqueueContext): Promise<number> {
  let total = 0;
  for (;;) {
    const expired = await inTransaction(database, (trx) =>
      expireBookings(trx, moment, { atMost: expiryBatch }),
    );
    total += expired;
    if (expired < expiryBatch) return total;
  }
}

/**
 * Locks a booking and its days, before and after a reschedule, until the transaction ends. An overdue booking is
 * expired first; if the call is refused that is rolled back, and left to the deadline job.
 * @param ifMatch the ETag that was read; another one answers `changed_meanwhile`
 * @param wanted the new interval of a reschedule
 */
export async function lockForUpdate(
  trx: Trx,
  found: BookingRow,
  { ifMatch, wanted }: { ifMatch: string | undefined; wanted?: DaySpan | undefined },
  moment: EnqueueContext,
): Promise<BookingRow | Problem> {
  const { bookingId } = found;
  await lockDays(trx, wanted === undefined ? [found] : [found, wanted]);
  let row = await lockBooking(trx, bookingId);
  if (row === undefined) return problem('booking_not_found');
  // It was rescheduled to another day before it was locked.
  if (row.startsAt.getTime() !== found.startsAt.getTime()) await lockDays(trx, [row]);
  if (isExpired(row, moment.now)) {
    await expireBookings(trx, moment, { bookingId });
    row = (await lockBooking(trx, bookingId)) ?? row;
  }
  return isStale(ifMatch, getEtag(row)) ? problem('changed_meanwhile') : row;
}

const getMinutes = ({ startsAt, endsAt }: SlotInterval): number =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000;

/** The interval of the style alone. */
const withoutOptions = (interval: SlotInterval, optionMinutes: number): SlotInterval => ({
  ...interval,
  endsAt: addMinutesToInstant(interval.endsAt, -optionMinutes),
});

/** Why the whole length is not free of closures; `slot_too_short` when the style alone would be. */
async function getClosureProblem(
  trx: Trx,
  interval: SlotInterval,
  optionMinutes: number,
): Promise<Problem | undefined> {
  const { bookingDate: date, bookingTime: time } = interval;
  const closures = await listClosuresAroundDate(trx, date);
  const durationMinutes = getMinutes(interval);
  if (!isClosed({ date, time, durationMinutes }, closures)) return undefined;
  const isStyleClosed = isClosed({ date, time, durationMinutes: durationMinutes - optionMinutes }, closures);
  return problem(isStyleClosed ? 'studio_closed' : 'slot_too_short');
}

/** The lowest free chair for the whole length; `slot_too_short` when there is one for the style alone. */
async function chooseChair(
  trx: Trx,
  interval: SlotInterval,
  {
    chairs,
    exceptId,
    optionMinutes,
  }: { chairs: number; exceptId: number | undefined; optionMinutes: number },
): Promise<number | Problem> {
  const chair = await findFreeChair(trx, interval, { chairs, exceptId });
  if (chair !== undefined) return chair;
  const isTooShort =
    optionMinutes > 0 &&
    (await findFreeChair(trx, withoutOptions(interval, optionMinutes), { chairs, exceptId })) !== undefined;
  return problem(isTooShort ? 'slot_too_short' : 'no_free_chair');
}

interface Claim {
  /** The live booking that occupies the slot. */
  readonly conflict: BookingRow | undefined;
  /** The chair, null where the studio sets no number; or why the slot cannot be claimed. */
  readonly chair: number | null | Problem;
}

/**
 * Checks whether a slot can be claimed and on which chair: locks its days, expires overdue bookings in it, looks for a
 * conflict and a closure, checks that the slot is available, and chooses the lowest-numbered chair that is free for the
 * whole duration.
 * @param exceptId the booking that is rescheduled or restored
 * @param fields omitted when a cancelled booking is restored, whose slot need not be available any more
 * @param optionMinutes how much of the interval is for options: these must also end soon after the opening hours
 */
export async function claimSlot(
  trx: Trx,
  {
    interval,
    exceptId,
    fields,
    optionMinutes = 0,
  }: { interval: SlotInterval & DaySpan; exceptId?: number; fields?: SlotFields; optionMinutes?: number },
  moment: RequestContext,
): Promise<Claim> {
  const { now, business } = moment;
  await lockDays(trx, [interval]);
  await expireBookings(trx, moment, { interval });
  const conflict = await findConflict(trx, interval, { now, exceptId });
  const closed = await getClosureProblem(trx, interval, optionMinutes);
  if (closed !== undefined) return { conflict, chair: closed };
  const refused = fields
    ? await validateSlot(trx, interval, { conflict, fields }, moment)
    : conflict && problem('slot_gone');
  if (refused !== undefined) return { conflict, chair: refused };
  const { chairs } = business;
  if (chairs === undefined) return { conflict, chair: null };
  const { bookingDate, bookingTime } = interval;
  const isInTime =
    fields === undefined ||
    optionMinutes === 0 ||
    endsInTime(bookingDate, bookingTime, getMinutes(interval), business);
  if (!isInTime) return { conflict, chair: problem('slot_too_short') };
  return { conflict, chair: await chooseChair(trx, interval, { chairs, exceptId, optionMinutes }) };
}
