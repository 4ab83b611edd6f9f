import { depositDueAtAfterMove } from '@plaitful/domain/deposit';
import { isAdmin } from '@plaitful/domain/roles';
import { checkAppointment } from '@plaitful/flows/appointment';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { enqueueBookingMessages } from '../outbox/enqueue.ts';
import { Refusal, refuse } from '../problems/refusal.ts';
import type { Member } from '../sessions/member.ts';
import { findStyle } from '../styles/styles.repository.ts';
import { lockUser } from '../users/users.repository.ts';
import {
  changeBooking,
  findBooking,
  holdStyle,
  insertHistory,
  type BookingRow,
} from './bookings.repository.ts';
import { refuseChange } from './changeBooking.ts';
import { holdBooking } from './holdBooking.ts';
import { cancelLapsed, stateOf } from './lapse.ts';
import { validateRate, validateUnverifiedShare } from './bookings.policy.ts';
import { chooseChair, judgePlace, placeOf, writeBooking, refusePastDay } from './place.ts';
import { findHolder } from './slots.repository.ts';

/** Where somebody wants to move a booking. */
export interface MoveWish {
  readonly bookingId: number;
  /** Whose booking it must be, and of which service type; another one is not found. */
  readonly ownerId: number;
  readonly serviceId: number;
  readonly member: Member;
  readonly newDate: string;
  readonly newTime: string;
  /** The booking's etag as it was read. */
  readonly ifMatch: string | undefined;
}

const fields = { date: 'newDate', time: 'newTime' } as const;

const isTheirs = (row: BookingRow, { ownerId, serviceId, member }: MoveWish): boolean =>
  row.userId === ownerId &&
  row.serviceId === serviceId &&
  (member.id === row.userId || isAdmin(member.roles));

interface Setting {
  readonly now: Date;
  readonly context: ServerContext;
}

/** Whether this booking may be moved at all, by this member, to another time than it has. */
function refuseMove(row: BookingRow, { member, newDate, newTime }: MoveWish, now: Date): Refusal | undefined {
  const role = isAdmin(member.roles) ? 'ROLE_ADMIN' : 'ROLE_USER';
  const event = { type: 'reschedule.requested' } as const;
  const decision = checkAppointment(row, event, { now, role, isSlotFree: true });
  if (decision.kind === 'refused') return refuseChange(decision.code);
  const isSame = row.bookingDate === newDate && row.bookingTime === newTime;
  return isSame ? refuse('same_slot') : undefined;
}

type Place = ReturnType<typeof placeOf>;

/** Whether the slot can be had, and on which chair; lapsed bookings in the way are ended first. */
async function findPlace(
  trx: Trx,
  { bookingId: exceptId, styleId }: BookingRow,
  place: Place,
  { now, context }: Setting,
): Promise<number | null | Refusal> {
  await holdStyle(trx, styleId);
  if ((await findStyle(trx, styleId)) === undefined) return refuse('style_not_found');
  await cancelLapsed(trx, { ...context, now }, { place });
  const isHeld = (await findHolder(trx, place, { now, exceptId })) !== undefined;
  const refusal = await judgePlace(trx, place, { now, isHeld, fields }, context);
  return refusal ?? chooseChair(trx, place, context, exceptId);
}

/** Whether its owner may move it there now; the studio always may. */
async function validateMove(
  trx: Trx,
  { row, place }: { row: BookingRow; place: Place },
  member: Member,
  setting: Setting,
): Promise<Refusal | undefined> {
  if (isAdmin(member.roles)) return undefined;
  const user = await lockUser(trx, member.id);
  const tooOften = await validateRate(trx, user, 'moves', setting);
  if (tooOften !== undefined || row.verifyBy === null) return tooOften;
  const { bookingId: exceptId, durationMinutes } = row;
  return validateUnverifiedShare(trx, { date: place.bookingDate, durationMinutes, exceptId }, setting);
}

/** Stores the new place, with its history and what the parent is told of it. */
async function store(
  trx: Trx,
  { row, place, chair }: { row: BookingRow; place: Place; chair: number | null },
  { id, roles }: Member,
  { now, context }: Setting,
): Promise<BookingRow> {
  const { startsAt } = place;
  const deadlineMinutes = context.config.depositDeadlineMinutes;
  const depositDueAt = depositDueAtAfterMove(row, { startsAt, deadlineMinutes });
  const after = await changeBooking(trx, row, { ...place, chair, depositDueAt });
  const actor = isAdmin(roles) ? 'STUDIO' : 'MEMBER';
  const entry = { bookingId: row.bookingId, at: now, actor, actorId: id, change: 'RESCHEDULED' } as const;
  await insertHistory(trx, [{ ...entry, before: stateOf(row), after: stateOf(after) }]);
  const data = { oldDate: row.bookingDate, oldTime: row.bookingTime };
  await enqueueBookingMessages(trx, 'rescheduled', after, { ...context, now, data });
  return after;
}

async function move(trx: Trx, wish: MoveWish, context: ServerContext): Promise<BookingRow | Refusal> {
  const now = context.clock();
  const { newDate, newTime, ifMatch, member } = wish;
  const found = await findBooking(trx, wish.bookingId);
  if (found === undefined || !isTheirs(found, wish)) return refuse('booking_not_found');
  const past = refusePastDay(newDate, now, context, fields);
  const slot = { styleId: found.styleId, bookingDate: newDate, bookingTime: newTime };
  const place = placeOf(slot, found.durationMinutes, context);
  const wanted = past === undefined ? [place] : [];
  const row = await holdBooking(trx, found, { ifMatch, wanted }, { ...context, now });
  if (row instanceof Refusal) return row;
  const refusal = refuseMove(row, wish, now) ?? past;
  if (refusal !== undefined) return refusal;
  const setting = { now, context };
  const chair = await findPlace(trx, row, place, setting);
  if (chair instanceof Refusal) return chair;
  const limited = await validateMove(trx, { row, place }, member, setting);
  return limited ?? store(trx, { row, place, chair }, member, setting);
}

/**
 * Moves a booking to another date and time of its style, for its owner while the deposit is unpaid, for the studio
 * always while it is live: one transaction with its history and messages. Price and duration stay as they
 * were booked, and so does what the deadline of the deposit runs from. The database's constraints have the
 * last word on a slot or a chair that two want.
 */
export async function rescheduleBooking(
  wish: MoveWish,
  context: ServerContext,
): Promise<BookingRow | Refusal> {
  return writeBooking(context, 'slot_taken', (trx) => move(trx, wish, context));
}
