import type { FieldError } from '@plaitful/api-client/contract';
import { checkSlot, type SlotCheck } from '@plaitful/domain/slots';
import { instantOf, minutesLater, studioMoment } from '@plaitful/domain/studio-time';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { ServerContext } from '../context.ts';
import type { Trx } from '../database/database.ts';
import { readRefusal } from '../database/errors.ts';
import { inTransaction } from '../database/transaction.ts';
import { refuse, refuseFields, Refusal } from '../problems/refusal.ts';
import { offeredOn } from '../styles/styles.repository.ts';
import type { BookingRow } from './bookings.repository.ts';
import { findFreeChair, type Place, type SlotKey } from './slots.repository.ts';

type Studio = Pick<ServerContext, 'business'>;

/** A slot with its start and end as instants of the studio's zone. */
export function placeOf(slot: SlotKey, durationMinutes: number, { business }: Studio) {
  const { timeZone } = business;
  const startsAt = instantOf(slot.bookingDate, slot.bookingTime, timeZone);
  return { ...slot, timeZone, startsAt, endsAt: minutesLater(startsAt, durationMinutes) };
}

/** What the body of a call names the date and the time. */
export interface SlotFields {
  readonly date: string;
  readonly time: string;
}

const refuseField = (field: string, message: string): Refusal => {
  const error: FieldError = { field, message };
  return refuseFields([error]);
};

const slotRefusals: Readonly<Record<SlotCheck, (fields: SlotFields) => Refusal | undefined>> = {
  ok: () => undefined,
  dayPast: ({ date }) => refuseField(date, fieldMessages.dayPast),
  dayNotOffered: ({ date }) => refuseField(date, fieldMessages.dayNotOffered),
  timePast: ({ time }) => refuseField(time, fieldMessages.timePast),
  timeNotOffered: ({ time }) => refuseField(time, fieldMessages.timeNotOffered),
  taken: () => refuse('slot_taken'),
};

/** Refuses a day that is over, before the database is asked about it. */
export function refusePastDay(date: string, now: Date, { business }: Studio, fields: SlotFields) {
  const isPast = date < studioMoment(now, business.timeZone).date;
  return isPast ? slotRefusals.dayPast(fields) : undefined;
}

/** Asks the domain whether the slot can be booked now, knowing whether another live booking holds it. */
export async function judgePlace(
  trx: Trx,
  slot: SlotKey,
  { now, isHeld, fields }: { now: Date; isHeld: boolean; fields: SlotFields },
  { business }: Studio,
): Promise<Refusal | undefined> {
  const { styleId, bookingDate, bookingTime } = slot;
  const times = await offeredOn(trx, styleId, bookingDate);
  const decision = checkSlot(
    { date: bookingDate, time: bookingTime },
    {
      styleId,
      offered: { [bookingDate]: times },
      booked: isHeld ? [slot] : [],
      now: studioMoment(now, business.timeZone),
      openWeekdays: business.hours.map(({ weekday }) => weekday),
    },
  );
  return slotRefusals[decision](fields);
}

/**
 * Chooses the chair of a booking: the lowest-numbered one that is free for its whole duration, null where the studio
 * sets no number.
 * @returns `no_free_chair` when all are held
 */
export async function chooseChair(
  trx: Trx,
  place: Pick<Place, 'startsAt' | 'endsAt'>,
  { business: { chairs } }: Studio,
  exceptId?: number,
): Promise<number | null | Refusal> {
  if (chairs === undefined) return null;
  const except = exceptId === undefined ? {} : { exceptId };
  return (await findFreeChair(trx, place, { chairs, ...except })) ?? refuse('no_free_chair');
}

/** What the database's last word on a slot and a chair means to a person; undefined for any other error. */
function readTaken(error: unknown, slotCode: 'slot_taken' | 'slot_gone'): Refusal | undefined {
  const constraint = readRefusal(error)?.constraint;
  if (constraint === 'bookings_live_slot') return refuse(slotCode);
  return constraint === 'bookings_chair_free' ? refuse('no_free_chair') : undefined;
}

/**
 * Writes a booking and its messages in one transaction, and has the messages sent. The database has the last word on the
 * slot and the chair: days are held while they are judged, so that it is spoken only if that fails.
 * @param slotCode how a slot is refused that another booking holds
 */
export async function writeBooking(
  context: ServerContext,
  slotCode: 'slot_taken' | 'slot_gone',
  write: (trx: Trx) => Promise<BookingRow | Refusal>,
): Promise<BookingRow | Refusal> {
  try {
    const outcome = await inTransaction(context.database, write);
    if (!(outcome instanceof Refusal)) context.wakeOutbox();
    return outcome;
  } catch (error) {
    const taken = readTaken(error, slotCode);
    if (taken !== undefined) return taken;
    throw error;
  }
}
