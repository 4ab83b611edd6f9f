import type { BookedSlot } from '@plaitful/domain/booked-slot';
import { isClosed, type Closure } from '@plaitful/domain/closures';
import { addDays } from '@plaitful/domain/studio-time';
import { sql, type Selectable, type SqlBool } from 'kysely';
import { photoAnswerColumn, type PhotoConsentAnswer } from '../children/photoAnswers.repository.ts';
import type { UsersTable } from '../../platform/database/accountTables.ts';
import type { Connection, Trx } from '../../platform/database/database.ts';
import type { BookingHistoryTable, BookingsTable } from '../../platform/database/bookingTables.ts';

export type BookingRow = Selectable<BookingsTable>;

/** A booking with the current photo answer, and the current email address and number of its parent. */
export interface CurrentBooking extends BookingRow {
  readonly photoAnswer: PhotoConsentAnswer | null;
  /** Null once the family is deleted. */
  readonly account: Pick<Selectable<UsersTable>, 'email' | 'mobilePhone'> | null;
  readonly missedVisits: number;
}

const account = sql<CurrentBooking['account']>`(
  SELECT json_build_object('email', email, 'mobilePhone', mobile_phone) FROM users
  WHERE users.id = bookings.user_id AND erased_at IS NULL)`.as('account');

/** How many appointments of the same parent were missed in the twelve months before this one. */
const missedVisits = sql<number>`(
  SELECT count(*)::int FROM bookings AS missed
  WHERE missed.user_id = bookings.user_id AND missed.outcome = 'NO_SHOW'
    AND missed.starts_at < bookings.starts_at
    AND missed.starts_at > bookings.starts_at - interval '12 months')`.as('missedVisits');

/** Data of other rows that API answers about bookings contain. */
export const currentData = [photoAnswerColumn, account, missedVisits] as const;

type CurrentData = Pick<CurrentBooking, 'photoAnswer' | 'account' | 'missedVisits'>;

export interface SlotInterval extends BookedSlot {
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** Unpaid bookings that have not expired; all of them are upcoming, since they expire before their start. */
export const whereUnpaid = (now: Date) =>
  sql<SqlBool>`payment_status <> 'CANCELLED' AND deposit = 'NOT_PAID' AND expires_at > ${now}`;

/** Bookings that were not paid or verified in time, and are not stored as cancelled yet. */
export const whereExpired = (now: Date) =>
  sql<SqlBool>`payment_status <> 'CANCELLED' AND deposit = 'NOT_PAID' AND expires_at <= ${now}`;

/** Bookings that occupy their slot. */
export const whereLive = (now: Date) =>
  sql<SqlBool>`payment_status <> 'CANCELLED' AND (deposit = 'PAID' OR expires_at > ${now})`;

/** In the order of the ids. */
export async function listBookingsById(db: Connection, ids: readonly number[]): Promise<CurrentBooking[]> {
  const rows = await db
    .selectFrom('bookings')
    .selectAll()
    .select(currentData)
    .where('bookingId', '=', sql<number>`ANY(${[...ids]}::int[])`)
    .execute();
  const byId = new Map(rows.map((row) => [row.bookingId, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** The bookings of these days, in the order of their ids. */
export const listBookingsBetween = (
  db: Connection,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<CurrentBooking[]> =>
  db
    .selectFrom('bookings')
    .selectAll()
    .select(currentData)
    .where('bookingDate', '>=', from)
    .where('bookingDate', '<=', to)
    .orderBy('bookingId')
    .execute();

export const findBooking = (db: Connection, bookingId: number): Promise<CurrentBooking | undefined> =>
  db
    .selectFrom('bookings')
    .selectAll()
    .select(currentData)
    .where('bookingId', '=', bookingId)
    .executeTakeFirst();

export const findCurrentData = (db: Connection, bookingId: number): Promise<CurrentData> =>
  db.selectFrom('bookings').select(currentData).where('bookingId', '=', bookingId).executeTakeFirstOrThrow();

export const listHistory = (db: Connection, bookingId: number): Promise<Selectable<BookingHistoryTable>[]> =>
  db
    .selectFrom('bookingHistory')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('historyId')
    .execute();

/** A booked slot with its chair; instants in seconds since 1970. */
export interface OccupiedInterval extends BookedSlot {
  readonly from: number;
  readonly to: number;
  readonly chair: number | null;
}

/** As a number: parsing thousands of dates is slow. */
const seconds = (column: 'starts_at' | 'ends_at') =>
  sql<number>`extract(epoch FROM ${sql.ref(column)})::int8`;

/** Slots of live bookings from a day on. @param exceptId the booking that is rescheduled */
export const listOccupied = (
  db: Connection,
  { from, exceptId = 0 }: { readonly from: string; readonly exceptId?: number | undefined },
  now: Date,
): Promise<OccupiedInterval[]> =>
  db
    .selectFrom('bookings')
    .select(['styleId', 'bookingDate', 'bookingTime', 'chair'])
    .select([seconds('starts_at').as('from'), seconds('ends_at').as('to')])
    .where(whereLive(now))
    .where('bookingDate', '>=', from)
    .where('bookingId', '<>', exceptId)
    .orderBy('bookingDate')
    .orderBy('bookingTime')
    .orderBy('styleId')
    .execute();

/** The live booking of a slot, if any. */
export const findConflict = (
  trx: Trx,
  { styleId, bookingDate, bookingTime }: BookedSlot,
  { now, exceptId = 0 }: { now: Date; exceptId?: number | undefined },
): Promise<BookingRow | undefined> =>
  trx
    .selectFrom('bookings')
    .selectAll()
    .where(whereLive(now))
    .where((row) => row.and({ styleId, bookingDate, bookingTime }))
    .where('bookingId', '<>', exceptId)
    .executeTakeFirst();

/** The lowest free chair, or undefined. An overdue booking keeps its chair until it is expired. */
export async function findFreeChair(
  trx: Trx,
  { startsAt, endsAt }: Pick<SlotInterval, 'startsAt' | 'endsAt'>,
  { chairs, exceptId = 0 }: { chairs: number; exceptId?: number | undefined },
): Promise<number | undefined> {
  const { rows } = await sql<{ chair: number }>`
    SELECT chair FROM generate_series(1, ${chairs}::int) AS chair
    WHERE NOT EXISTS (
      SELECT FROM bookings
      WHERE bookings.chair = chair.chair
        AND tstzrange(starts_at, ends_at) && tstzrange(${startsAt}, ${endsAt})
        AND payment_status <> 'CANCELLED'
        AND booking_id <> ${exceptId}
    )
    ORDER BY chair LIMIT 1`.execute(trx);
  return rows[0]?.chair;
}

/** Bookings of a network are those of unverified members only. */
type UnpaidBy =
  | { readonly userId: number }
  | { readonly mobilePhone: string }
  | { readonly networkHash: string };

export async function countUnpaid(trx: Trx, by: UnpaidBy, now: Date): Promise<number> {
  const { count } = await trx
    .selectFrom('bookings')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where(whereUnpaid(now))
    .where((row) => row.and(by))
    .executeTakeFirstOrThrow();
  return count;
}

export async function sumUnverifiedMinutes(
  trx: Trx,
  { date, exceptId }: { date: string; exceptId: number },
  now: Date,
): Promise<number> {
  const { minutes } = await trx
    .selectFrom('bookings')
    .select(sql<number>`coalesce(sum(duration_minutes), 0)::int`.as('minutes'))
    .where(whereUnpaid(now))
    .where('bookingDate', '=', date)
    .where('verifyBy', 'is not', null)
    .where('bookingId', '<>', exceptId)
    .executeTakeFirstOrThrow();
  return minutes;
}

/** When a member created or rescheduled bookings since an instant, newest first. */
export async function listBookingChangeTimes(
  trx: Trx,
  { userId, change }: { userId: number; change: 'CREATED' | 'RESCHEDULED' },
  since: Date,
): Promise<Date[]> {
  const rows = await trx
    .selectFrom('bookingHistory')
    .innerJoin('bookings', 'bookings.bookingId', 'bookingHistory.bookingId')
    .select('at')
    .where('bookings.userId', '=', userId)
    .where('bookingHistory.actorId', '=', userId)
    .where('change', '=', change)
    .where('at', '>', since)
    .orderBy('at', 'desc')
    .execute();
  return rows.map(({ at }) => at);
}

/** All bookings of a style, and the live ones that are not over yet. */
export const countStyleBookings = (
  trx: Trx,
  styleId: number,
  now: Date,
): Promise<{ readonly all: number; readonly coming: number }> =>
  trx
    .selectFrom('bookings')
    .select((row) => [
      row.fn.countAll<number>().as('all'),
      row.fn.countAll<number>().filterWhere(whereLive(now)).filterWhere('endsAt', '>', now).as('coming'),
    ])
    .where('styleId', '=', styleId)
    .executeTakeFirstOrThrow();

/** The live bookings that are not over yet, by the options that they have. */
export async function countBookingsByOption(db: Connection, now: Date): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ optionId: number; count: number }>`
    SELECT (option ->> 'optionId')::int AS option_id, count(*)::int AS count
    FROM bookings CROSS JOIN jsonb_array_elements(options) AS option
    WHERE ${whereLive(now)} AND ends_at > ${now}
    GROUP BY 1`.execute(db);
  return new Map(rows.map(({ optionId, count }) => [optionId, count]));
}

/** Whether a live booking has one of the times that a change added. */
export async function hasBookedAddedTime(trx: Trx, changeId: number, now: Date): Promise<boolean> {
  const booked = await trx
    .selectFrom('addedTimes')
    .innerJoin('bookings', (join) =>
      join
        .onRef('bookings.styleId', '=', 'addedTimes.styleId')
        .onRef('bookings.bookingDate', '=', 'addedTimes.date')
        .onRef('bookings.bookingTime', '=', 'addedTimes.time'),
    )
    .select('bookings.bookingId')
    .where('changeId', '=', changeId)
    .where(whereLive(now))
    .limit(1)
    .executeTakeFirst();
  return booked !== undefined;
}

const bookingsNear = (db: Connection, { from, to }: Closure, now: Date) =>
  db
    .selectFrom('bookings')
    .selectAll()
    .select(currentData)
    .where(whereLive(now))
    .where('endsAt', '>', now)
    // A booking of the day before may go past midnight.
    .where('bookingDate', '>=', addDays(from, -1))
    .where('bookingDate', '<=', to);

const liesIn =
  (closure: Closure) =>
  ({ bookingDate: date, bookingTime: time, durationMinutes }: BookingRow): boolean =>
    isClosed({ date, time, durationMinutes }, [closure]);

/** The live bookings in a closure that are not over, earliest first. */
export async function listBookingsInClosure(
  db: Connection,
  closure: Closure,
  now: Date,
): Promise<CurrentBooking[]> {
  const rows = await bookingsNear(db, closure, now).orderBy('startsAt').orderBy('bookingId').execute();
  return rows.filter(liesIn(closure));
}

/** Locks the bookings of {@link listBookingsInClosure}. The days must be locked. */
export async function lockBookingsInClosure(
  db: Connection,
  closure: Closure,
  now: Date,
): Promise<BookingRow[]> {
  const rows = await bookingsNear(db, closure, now).orderBy('bookingId').forUpdate().execute();
  return rows.filter(liesIn(closure));
}
