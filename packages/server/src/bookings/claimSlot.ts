import type { FieldError } from '@plaitful/api-client/contract';
import { checkSlot, type SlotCheck } from '@plaitful/domain/slots';
import { instantOf, minutesLater, studioMoment } from '@plaitful/domain/studio-time';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { readConstraintError } from '../database/errors.ts';
import { inTransaction } from '../database/transaction.ts';
import { problem, validationProblem, Problem } from '../problems/problem.ts';
import { offeredOn } from '../styles/styles.repository.ts';
import type { BookingRow } from './bookings.repository.ts';
import { expireUnpaid } from './expiry.ts';
import { findConflict, findFreeChair, type SlotInterval, type SlotKey } from './slots.repository.ts';

type Studio = Pick<ServerContext, 'business'>;

export function toSlotInterval(slot: SlotKey, durationMinutes: number, { business }: Studio) {
  const { timeZone } = business;
  const startsAt = instantOf(slot.bookingDate, slot.bookingTime, timeZone);
  return { ...slot, timeZone, startsAt, endsAt: minutesLater(startsAt, durationMinutes) };
}

/** Field names in the request body. */
export interface SlotFields {
  readonly date: string;
  readonly time: string;
}

const fieldProblem = (field: string, message: string): Problem => {
  const error: FieldError = { field, message };
  return validationProblem([error]);
};

const slotProblems: Readonly<Record<SlotCheck, (fields: SlotFields) => Problem | undefined>> = {
  ok: () => undefined,
  dayPast: ({ date }) => fieldProblem(date, fieldMessages.dayPast),
  dayNotOffered: ({ date }) => fieldProblem(date, fieldMessages.dayNotOffered),
  timePast: ({ time }) => fieldProblem(time, fieldMessages.timePast),
  timeNotOffered: ({ time }) => fieldProblem(time, fieldMessages.timeNotOffered),
  taken: () => problem('slot_taken'),
};

export function pastDayProblem(date: string, now: Date, { business }: Studio, fields: SlotFields) {
  const isPast = date < studioMoment(now, business.timeZone).date;
  return isPast ? slotProblems.dayPast(fields) : undefined;
}

/** Whether the slot can be booked now by the domain's rules. */
async function checkOffer(
  trx: Trx,
  slot: SlotKey,
  { now, hasConflict, fields }: { now: Date; hasConflict: boolean; fields: SlotFields },
  { business }: Studio,
): Promise<Problem | undefined> {
  const { styleId, bookingDate, bookingTime } = slot;
  const times = await offeredOn(trx, styleId, bookingDate);
  const decision = checkSlot(
    { date: bookingDate, time: bookingTime },
    {
      styleId,
      offered: { [bookingDate]: times },
      booked: hasConflict ? [slot] : [],
      now: studioMoment(now, business.timeZone),
      openWeekdays: business.hours.map(({ weekday }) => weekday),
    },
  );
  return slotProblems[decision](fields);
}

/**
 * The lowest-numbered chair that is free for the whole duration; null where the studio sets no number.
 * @returns `no_free_chair` when all are taken
 */
async function chooseChair(
  trx: Trx,
  interval: Pick<SlotInterval, 'startsAt' | 'endsAt'>,
  { business: { chairs } }: Studio,
  exceptId?: number,
): Promise<number | null | Problem> {
  if (chairs === undefined) return null;
  const except = exceptId === undefined ? {} : { exceptId };
  return (await findFreeChair(trx, interval, { chairs, ...except })) ?? problem('no_free_chair');
}

interface ClaimOptions {
  readonly now: Date;
  readonly context: ServerContext;
  /** Left out where a cancelled booking is restored, whose slot need not be offered any more. */
  readonly fields?: SlotFields;
  /** The booking that is moved or restored. */
  readonly exceptId?: number;
}

interface Claim {
  /** The live booking that has the slot. */
  readonly conflict: BookingRow | undefined;
  /** The chair, null where the studio sets no number; or why the slot cannot be had. */
  readonly chair: number | null | Problem;
}

/**
 * Finds out whether a slot can be had and on which chair, with its days locked: expires unpaid bookings in the way,
 * looks for a conflict, applies the rules of the offer and chooses a chair.
 */
export async function claimSlot(
  trx: Trx,
  interval: SlotInterval,
  { now, context, fields, exceptId }: ClaimOptions,
): Promise<Claim> {
  const except = exceptId === undefined ? {} : { exceptId };
  await expireUnpaid(trx, { ...context, now }, { interval });
  const conflict = await findConflict(trx, interval, { now, ...except });
  const hasConflict = conflict !== undefined;
  const refused = fields
    ? await checkOffer(trx, interval, { now, hasConflict, fields }, context)
    : hasConflict
      ? problem('slot_gone')
      : undefined;
  return { conflict, chair: refused ?? (await chooseChair(trx, interval, context, exceptId)) };
}

/** Maps a violated constraint to a problem; undefined for other errors. */
function readTaken(error: unknown, slotCode: 'slot_taken' | 'slot_gone'): Problem | undefined {
  const constraint = readConstraintError(error)?.constraint;
  if (constraint === 'bookings_live_slot') return problem(slotCode);
  return constraint === 'bookings_chair_free' ? problem('no_free_chair') : undefined;
}

/**
 * Runs a booking transaction and wakes the outbox. Days are locked, so constraint violations are a second line of
 * defence; they become problems too.
 * @param slotCode the problem for a slot that is taken
 */
export async function writeBooking(
  context: ServerContext,
  slotCode: 'slot_taken' | 'slot_gone',
  write: (trx: Trx) => Promise<BookingRow | Problem>,
): Promise<BookingRow | Problem> {
  try {
    const outcome = await inTransaction(context.database, write);
    if (!(outcome instanceof Problem)) context.wakeOutbox();
    return outcome;
  } catch (error) {
    const taken = readTaken(error, slotCode);
    if (taken !== undefined) return taken;
    throw error;
  }
}
