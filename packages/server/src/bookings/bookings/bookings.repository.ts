import { toStudioTime } from '@plaitful/domain/studio-time';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import type {
  BookingHistoryTable,
  BookingsTable,
  BookingState,
} from '../../platform/database/bookingTables.ts';
import { whereExpired, whereUnpaid, type BookingRow, type SlotInterval } from './bookings.queries.ts';

export type DaySpan = Pick<BookingRow, 'startsAt' | 'endsAt' | 'timeZone'>;

/** Namespaces of the advisory locks. */
const lockSpaces = { day: 72_832, phone: 72_833, network: 72_834 } as const;

const DAY_MS = 24 * 60 * 60_000;

const dayNumber = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY_MS);

/** The studio's days of a booking as days since 1970: one, or two when it goes past midnight. */
function daysOf({ startsAt, endsAt, timeZone }: DaySpan): number[] {
  const dayOf = (instant: Date): number => dayNumber(toStudioTime(instant, timeZone).date);
  return [dayOf(startsAt), dayOf(endsAt)];
}

/** Locks all days of a range like {@link lockDays}. */
export async function lockDateRange(trx: Trx, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`
    SELECT pg_advisory_xact_lock(${lockSpaces.day}::int, day)
    FROM generate_series(${dayNumber(from)}::int, ${dayNumber(to)}::int) AS day`.execute(trx);
}

/**
 * Locks the studio's days of these bookings until the transaction ends, in ascending order to avoid deadlocks. Must
 * come before any row lock.
 */
export async function lockDays(trx: Trx, spans: readonly DaySpan[]): Promise<void> {
  const days = [...new Set(spans.flatMap(daysOf))].toSorted((a, b) => a - b);
  const locks = days.map((day) => sql`pg_advisory_xact_lock(${lockSpaces.day}::int, ${day}::int)`);
  await sql`SELECT ${sql.join(locks)}`.execute(trx);
}

/** Serializes transactions that count the bookings of a number or network. */
export async function lockUnpaidBookingCount(
  trx: Trx,
  of: 'phone' | 'network',
  value: string,
): Promise<void> {
  const space = lockSpaces[of];
  await sql`SELECT pg_advisory_xact_lock(${space}::int, hashtext(${value}))`.execute(trx);
}

export const lockBooking = (trx: Trx, bookingId: number): Promise<BookingRow | undefined> =>
  trx.selectFrom('bookings').selectAll().where('bookingId', '=', bookingId).forUpdate().executeTakeFirst();

/** The database rejects a slot or chair that is taken. */
export const insertBooking = (trx: Trx, booking: Insertable<BookingsTable>): Promise<BookingRow> =>
  trx.insertInto('bookings').values(booking).returningAll().executeTakeFirstOrThrow();

export type BookingChanges = Omit<Updateable<BookingsTable>, 'version'>;

/** Raises the version. @throws when the row has changed since it was read without a lock */
export const updateBooking = (trx: Trx, read: BookingRow, changes: BookingChanges): Promise<BookingRow> =>
  trx
    .updateTable('bookings')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('bookingId', '=', read.bookingId)
    .where('version', '=', read.version)
    .returningAll()
    .executeTakeFirstOrThrow();

/** After verification, unpaid bookings that have not expired keep the normal deadline. */
export async function clearVerificationDeadline(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ verifyBy: null, networkHash: null, version: sql<number>`version + 1` })
    .where('userId', '=', userId)
    .where('verifyBy', 'is not', null)
    .where(whereUnpaid(now))
    .execute();
}

/** The values that replace a family's personal data in a booking. */
export const anonymizedFields = {
  fullName: 'Erased',
  // No account can have an address without a dot in its domain.
  email: 'erased@erased',
  mobilePhone: '+10000000000',
  childName: 'Erased',
  dateOfBirth: '1900-01-01',
  childId: null,
  networkHash: null,
} as const;

/** Whether the personal data of a booking was removed. */
export const isErased = ({ email }: Pick<BookingRow, 'email'>): boolean => email === anonymizedFields.email;

/** A bill without the studio's own words; its amounts stay. */
const anonymizedBill = sql<string | null>`CASE WHEN bill IS NULL THEN NULL ELSE jsonb_set(bill, '{lines}', (
  SELECT coalesce(jsonb_agg(
    CASE line ->> 'kind' WHEN 'OTHER' THEN line || '{"label": ""}' ELSE line END ORDER BY position
  ), '[]')
  FROM jsonb_array_elements(bill -> 'lines') WITH ORDINALITY AS entries (line, position)
)) END`;

/** Removes personal data from a family's bookings; appointment and payment data stay. */
export async function eraseUserBookings(trx: Trx, userId: number): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ ...anonymizedFields, bill: anonymizedBill, version: sql<number>`version + 1` })
    .where('userId', '=', userId)
    .execute();
}

/** Removes personal data from a batch of old bookings. @returns their number */
export async function eraseOldBookings(trx: Trx, endedBefore: Date, atMost: number): Promise<number> {
  const old = trx
    .selectFrom('bookings')
    .select('bookingId')
    .where('endsAt', '<', endedBefore)
    .where('email', '<>', anonymizedFields.email)
    .limit(atMost)
    .forUpdate()
    .skipLocked();
  const { numUpdatedRows } = await trx
    .updateTable('bookings')
    .set({ ...anonymizedFields, bill: anonymizedBill, version: sql<number>`version + 1` })
    .where('bookingId', 'in', old)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Locks all bookings of a user, upcoming ones included. */
export const lockUserBookings = (trx: Trx, userId: number): Promise<BookingRow[]> =>
  trx
    .selectFrom('bookings')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('bookingId')
    .forUpdate()
    .execute();

/**
 * Which overdue bookings to expire: those that conflict with an interval, one booking, a user's, or a batch of unlocked
 * ones.
 */
export type ExpiryScope =
  | { readonly interval: SlotInterval }
  | { readonly bookingId: number }
  | { readonly userId: number }
  | { readonly atMost: number };

function overdueIn(trx: Trx, now: Date, scope: ExpiryScope) {
  const overdue = trx.selectFrom('bookings').select('bookingId').where(whereExpired(now)).forUpdate();
  if ('bookingId' in scope) return overdue.where('bookingId', '=', scope.bookingId);
  if ('userId' in scope) return overdue.where('userId', '=', scope.userId);
  if ('atMost' in scope) return overdue.orderBy('expiresAt').limit(scope.atMost).skipLocked();
  const { styleId, bookingDate, bookingTime, startsAt, endsAt } = scope.interval;
  return overdue.where((row) =>
    row.or([
      row.and({ styleId, bookingDate, bookingTime }),
      row.and([row('startsAt', '<', endsAt), row('endsAt', '>', startsAt)]),
    ]),
  );
}

/** Stores overdue bookings as cancelled at their deadline. @returns them */
export const updateExpiredBookings = (trx: Trx, now: Date, scope: ExpiryScope): Promise<BookingRow[]> =>
  trx
    .updateTable('bookings')
    .set((row) => ({
      paymentStatus: 'CANCELLED',
      cancelledBy: 'DEADLINE',
      cancelledAt: row.ref('expiresAt'),
      networkHash: null,
      version: sql<number>`version + 1`,
    }))
    .where('bookingId', 'in', overdueIn(trx, now, scope))
    .returningAll()
    .execute();

/** An entry in a booking's history; of the rows before and after the change only the changeable columns are stored. */
export type HistoryEntry = Omit<Insertable<BookingHistoryTable>, 'before' | 'after'> & {
  readonly before: BookingState | null;
  readonly after: BookingState;
};

const toJson = ({
  bookingDate,
  bookingTime,
  deposit,
  paymentStatus,
  chair,
  depositToReturn,
  outcome = 'EXPECTED',
}: BookingState): string =>
  JSON.stringify({
    bookingDate,
    bookingTime,
    deposit,
    paymentStatus,
    chair,
    ...(depositToReturn !== null && { depositToReturn }),
    ...(outcome !== 'EXPECTED' && { outcome }),
  });

export async function insertHistory(trx: Trx, entries: readonly HistoryEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    ...entry,
    before: entry.before && toJson(entry.before),
    after: toJson(entry.after),
  }));
  await trx.insertInto('bookingHistory').values(rows).execute();
}

/** The next number of the receipts of a year; a transaction that is rolled back leaves no gap. */
export async function takeReceiptNumber(trx: Trx, year: number): Promise<number> {
  const { lastNumber } = await trx
    .insertInto('receiptCounters')
    .values({ year, lastNumber: 1 })
    .onConflict((conflict) =>
      conflict.column('year').doUpdateSet({ lastNumber: sql<number>`receipt_counters.last_number + 1` }),
    )
    .returning('lastNumber')
    .executeTakeFirstOrThrow();
  return lastNumber;
}
