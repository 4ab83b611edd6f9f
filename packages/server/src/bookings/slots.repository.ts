import { sql } from 'kysely';
import type { BookedSlot } from '@plaitful/domain/booked';
import type { LocalDate } from '@plaitful/domain/studio-time';
import type { Trx } from '../database/database.ts';
import type { BookingRow } from './bookings.repository.ts';

/** A style's slot. */
export interface SlotKey {
  readonly styleId: number;
  readonly bookingDate: string;
  readonly bookingTime: string;
}

/** What a booking wants to hold: its slot, and a chair from start to end. */
export interface Place extends SlotKey {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const live = (trx: Trx, now: Date) =>
  trx
    .selectFrom('bookings')
    .where('paymentStatus', '<>', 'CANCELLED')
    .where((row) => row.or([row('deposit', '=', 'PAID'), row('expiresAt', '>', now)]));

/** A booked slot, and how long which chair is held with it; instants in seconds since 1970. */
export interface HeldPlace extends BookedSlot {
  readonly from: number;
  readonly to: number;
  readonly chair: number | null;
}

/** An instant as a number: a list of a year reads ten times as many of them as it has rows to show. */
const seconds = (column: 'starts_at' | 'ends_at') =>
  sql<number>`extract(epoch FROM ${sql.ref(column)})::int8`;

/** What live bookings hold from a day on; lapsed ones hold nothing. */
export const listHeld = (trx: Trx, from: LocalDate, now: Date): Promise<HeldPlace[]> =>
  live(trx, now)
    .select(['styleId', 'bookingDate', 'bookingTime', 'chair'])
    .select([seconds('starts_at').as('from'), seconds('ends_at').as('to')])
    .where('bookingDate', '>=', from)
    .orderBy('bookingDate')
    .orderBy('bookingTime')
    .orderBy('styleId')
    .execute();

/** A time that styles of one duration are offered at. */
export interface OfferedTime {
  readonly date: string;
  readonly time: string;
  readonly durationMinutes: number;
  readonly styleIds: readonly number[];
}

/** When styles are offered on these days, in one row for all that are alike; archived styles are not offered. */
export async function listOfferedOn(trx: Trx, dates: readonly LocalDate[]): Promise<OfferedTime[]> {
  const rows = await trx
    .selectFrom('styleTimes')
    .innerJoin('styles', 'styles.styleId', 'styleTimes.styleId')
    .select(['styleTimes.date', 'styleTimes.time', 'styles.durationMinutes'])
    .select(sql<string>`string_agg(style_times.style_id::text, ',')`.as('styleIds'))
    .where('styleTimes.date', '=', sql<string>`ANY(${[...dates]}::date[])`)
    .where('styles.archivedAt', 'is', null)
    .groupBy(['styleTimes.date', 'styleTimes.time', 'styles.durationMinutes'])
    .execute();
  return rows.map(({ styleIds, ...time }) => ({ ...time, styleIds: styleIds.split(',').map(Number) }));
}

/** The live booking that holds a slot, other than `exceptId`. */
export const findHolder = (
  trx: Trx,
  slot: SlotKey,
  { now, exceptId }: { now: Date; exceptId?: number },
): Promise<BookingRow | undefined> =>
  live(trx, now)
    .selectAll()
    .where('styleId', '=', slot.styleId)
    .where('bookingDate', '=', slot.bookingDate)
    .where('bookingTime', '=', slot.bookingTime)
    .$if(exceptId !== undefined, (query) => query.where('bookingId', '<>', exceptId ?? 0))
    .executeTakeFirst();

/**
 * The lowest-numbered chair that no booking but `exceptId` holds from start to end, or undefined. A lapsed
 * booking holds its chair until it is ended.
 */
export async function findFreeChair(
  trx: Trx,
  { startsAt, endsAt }: Pick<Place, 'startsAt' | 'endsAt'>,
  { chairs, exceptId }: { chairs: number; exceptId?: number },
): Promise<number | undefined> {
  const { rows } = await sql<{ chair: number }>`
    SELECT chair FROM generate_series(1, ${chairs}::int) AS chair
    WHERE NOT EXISTS (
      SELECT FROM bookings
      WHERE bookings.chair = chair.chair
        AND tstzrange(starts_at, ends_at) && tstzrange(${startsAt}, ${endsAt})
        AND payment_status <> 'CANCELLED'
        AND booking_id <> ${exceptId ?? 0}
    )
    ORDER BY chair LIMIT 1`.execute(trx);
  return rows[0]?.chair;
}

/** Which lapsed bookings are ended: those in the way of a place, one booking, or so many that nobody else is changing. */
export type LapsedScope =
  { readonly place: Place } | { readonly bookingId: number } | { readonly atMost: number };

/**
 * Ends bookings that were not paid, or not verified, in time, as of the moment of their deadline; answers those that
 * it ended.
 */
export function cancelLapsedRows(trx: Trx, now: Date, scope: LapsedScope): Promise<BookingRow[]> {
  const lapsed = trx
    .updateTable('bookings')
    .set((row) => ({
      paymentStatus: 'CANCELLED',
      cancelledBy: 'DEADLINE',
      cancelledAt: row.ref('expiresAt'),
      networkHash: null,
      version: sql<number>`version + 1`,
    }))
    .where('paymentStatus', '<>', 'CANCELLED')
    .where('deposit', '=', 'NOT_PAID')
    .where('expiresAt', '<=', now)
    .returningAll();
  if ('bookingId' in scope) return lapsed.where('bookingId', '=', scope.bookingId).execute();
  if ('atMost' in scope) {
    const some = trx
      .selectFrom('bookings')
      .select('bookingId')
      .where('paymentStatus', '<>', 'CANCELLED')
      .where('deposit', '=', 'NOT_PAID')
      .where('expiresAt', '<=', now)
      .orderBy('expiresAt')
      .limit(scope.atMost)
      .forUpdate()
      .skipLocked();
    return lapsed.where('bookingId', 'in', some).execute();
  }
  const { styleId, bookingDate, bookingTime, startsAt, endsAt } = scope.place;
  return lapsed
    .where((row) =>
      row.or([
        row.and({ styleId, bookingDate, bookingTime }),
        row.and([row('startsAt', '<', endsAt), row('endsAt', '>', startsAt)]),
      ]),
    )
    .execute();
}
