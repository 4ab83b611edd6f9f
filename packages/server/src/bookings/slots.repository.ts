import { sql } from 'kysely';
import type { BookedSlot } from '@plaitful/domain/booked';
import type { LocalDate } from '@plaitful/domain/studio-time';
import type { Connection, Trx } from '../database/database.ts';
import type { BookingRow } from './bookings.repository.ts';

export interface SlotKey {
  readonly styleId: number;
  readonly bookingDate: string;
  readonly bookingTime: string;
}

export interface SlotInterval extends SlotKey {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

const live = (db: Connection, now: Date) =>
  db
    .selectFrom('bookings')
    .where('paymentStatus', '<>', 'CANCELLED')
    .where((row) => row.or([row('deposit', '=', 'PAID'), row('expiresAt', '>', now)]));

/** A booked slot with its chair; instants in seconds since 1970. */
export interface OccupiedInterval extends BookedSlot {
  readonly from: number;
  readonly to: number;
  readonly chair: number | null;
}

/** As a number: parsing thousands of dates is slow. */
const seconds = (column: 'starts_at' | 'ends_at') =>
  sql<number>`extract(epoch FROM ${sql.ref(column)})::int8`;

/** Occupied by live bookings from a day on; lapsed ones occupy nothing. */
export const listOccupied = (db: Connection, from: LocalDate, now: Date): Promise<OccupiedInterval[]> =>
  live(db, now)
    .select(['styleId', 'bookingDate', 'bookingTime', 'chair'])
    .select([seconds('starts_at').as('from'), seconds('ends_at').as('to')])
    .where('bookingDate', '>=', from)
    .orderBy('bookingDate')
    .orderBy('bookingTime')
    .orderBy('styleId')
    .execute();

/** A time at which styles of one duration are offered. */
export interface OfferedTime {
  readonly date: string;
  readonly time: string;
  readonly durationMinutes: number;
  readonly styleIds: readonly number[];
}

/** The offered times of some days, one row per date, time and duration; without archived styles. */
export async function listOfferedOn(db: Connection, dates: readonly LocalDate[]): Promise<OfferedTime[]> {
  const rows = await db
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

export const findConflict = (
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

/** The lowest free chair, or undefined. A lapsed booking keeps its chair until it is expired. */
export async function findFreeChair(
  trx: Trx,
  { startsAt, endsAt }: Pick<SlotInterval, 'startsAt' | 'endsAt'>,
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

/** Which lapsed bookings to expire: those in the way of an interval, one booking, or a number of unlocked ones. */
export type ExpiryScope =
  { readonly interval: SlotInterval } | { readonly bookingId: number } | { readonly atMost: number };

/** Expires bookings that were not paid or verified in time, as of their deadline; returns them. */
export function expireUnpaidRows(trx: Trx, now: Date, scope: ExpiryScope): Promise<BookingRow[]> {
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
  const { styleId, bookingDate, bookingTime, startsAt, endsAt } = scope.interval;
  return lapsed
    .where((row) =>
      row.or([
        row.and({ styleId, bookingDate, bookingTime }),
        row.and([row('startsAt', '<', endsAt), row('endsAt', '>', startsAt)]),
      ]),
    )
    .execute();
}
