import { isClosed, type Closure } from '@plaitful/domain/closures';
import { addDays, type LocalDate } from '@plaitful/domain/studio-time';
import type { Selectable } from 'kysely';
import { currentData, isLive, type BookingRow, type CurrentBooking } from '../bookings/bookings.queries.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { ClosuresTable } from '../../platform/database/tables.ts';

export type ClosureRow = Selectable<ClosuresTable>;

/** With the names that the domain has. */
export type StoredClosure = Omit<ClosureRow, 'fromDate' | 'toDate'> & Closure;

export const withSpan = ({ fromDate: from, toDate: to, ...row }: ClosureRow): StoredClosure => ({
  ...row,
  from,
  to,
});

interface Days {
  readonly from: LocalDate;
  readonly to?: LocalDate | undefined;
}

/** Closures that overlap some days, earliest first. */
export async function listClosures(db: Connection, { from, to }: Days): Promise<StoredClosure[]> {
  const rows = await db
    .selectFrom('closures')
    .selectAll()
    .where('toDate', '>=', from)
    .$if(to !== undefined, (query) => query.where('fromDate', '<=', to ?? from))
    .orderBy('fromDate')
    .orderBy('fromTime', (order) => order.asc().nullsFirst())
    .orderBy('closureId')
    .execute();
  return rows.map(withSpan);
}

export async function findClosure(db: Connection, closureId: number): Promise<StoredClosure | undefined> {
  const row = await db
    .selectFrom('closures')
    .selectAll()
    .where('closureId', '=', closureId)
    .executeTakeFirst();
  return row && withSpan(row);
}

/** Closures that an appointment of a day can overlap, also when it goes past midnight. */
export const listClosuresNear = (db: Connection, date: LocalDate): Promise<StoredClosure[]> =>
  listClosures(db, { from: date, to: addDays(date, 1) });

const bookingsNear = (db: Connection, { from, to }: Closure, now: Date) =>
  db
    .selectFrom('bookings')
    .selectAll()
    .select(currentData)
    .where(isLive(now))
    .where('endsAt', '>', now)
    // One of the day before may go past midnight.
    .where('bookingDate', '>=', addDays(from, -1))
    .where('bookingDate', '<=', to);

const liesIn =
  (closure: Closure) =>
  ({ bookingDate: date, bookingTime: time, durationMinutes }: BookingRow): boolean =>
    isClosed({ date, time, durationMinutes }, [closure]);

/** The live bookings in a closure that are not over, earliest first. */
export async function listBookingsIn(db: Connection, closure: Closure, now: Date): Promise<CurrentBooking[]> {
  const rows = await bookingsNear(db, closure, now).orderBy('startsAt').orderBy('bookingId').execute();
  return rows.filter(liesIn(closure));
}

/** The same, locked. Needs the locks of the days. */
export async function lockBookingsIn(db: Connection, closure: Closure, now: Date): Promise<BookingRow[]> {
  const rows = await bookingsNear(db, closure, now).orderBy('bookingId').forUpdate().execute();
  return rows.filter(liesIn(closure));
}
