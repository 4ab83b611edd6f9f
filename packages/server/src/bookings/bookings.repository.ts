import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Connection, Trx } from '../database/database.ts';
import type { BookingHistoryTable, BookingsTable, BookingState, ConsentsTable } from '../database/tables.ts';

export type BookingRow = Selectable<BookingsTable>;

export const findBooking = (db: Connection, bookingId: number): Promise<BookingRow | undefined> =>
  db.selectFrom('bookings').selectAll().where('bookingId', '=', bookingId).executeTakeFirst();

export const lockBooking = (trx: Trx, bookingId: number): Promise<BookingRow | undefined> =>
  trx.selectFrom('bookings').selectAll().where('bookingId', '=', bookingId).forUpdate().executeTakeFirst();

/** Locks a style, so that it cannot be archived while it is being booked. */
export async function lockStyleForShare(trx: Trx, styleId: number): Promise<void> {
  await trx.selectFrom('styles').select('styleId').where('styleId', '=', styleId).forShare().execute();
}

/** The database rejects a slot or chair that is taken. */
export const insertBooking = (trx: Trx, booking: Insertable<BookingsTable>): Promise<BookingRow> =>
  trx.insertInto('bookings').values(booking).returningAll().executeTakeFirstOrThrow();

export type BookingChanges = Omit<Updateable<BookingsTable>, 'version'>;

/**
 * Raises the version.
 * @throws when the row has changed since it was read without a lock
 */
export const changeBooking = (trx: Trx, judged: BookingRow, changes: BookingChanges): Promise<BookingRow> =>
  trx
    .updateTable('bookings')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('bookingId', '=', judged.bookingId)
    .where('version', '=', judged.version)
    .returningAll()
    .executeTakeFirstOrThrow();

/** States are not serialized yet. */
export type HistoryEntry = Omit<Insertable<BookingHistoryTable>, 'before' | 'after'> & {
  readonly before: BookingState | null;
  readonly after: BookingState;
};

export async function insertHistory(trx: Trx, entries: readonly HistoryEntry[]): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map((entry) => ({
    ...entry,
    before: entry.before === null ? null : JSON.stringify(entry.before),
    after: JSON.stringify(entry.after),
  }));
  await trx.insertInto('bookingHistory').values(rows).execute();
}

/** After verification, unpaid bookings that have not expired keep the normal deadline. */
export async function clearVerifyBy(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ verifyBy: null, networkHash: null, version: sql<number>`version + 1` })
    .where('userId', '=', userId)
    .where('verifyBy', 'is not', null)
    .where('paymentStatus', '<>', 'CANCELLED')
    .where('deposit', '=', 'NOT_PAID')
    .where('expiresAt', '>', now)
    .execute();
}

export const listHistory = (db: Connection, bookingId: number): Promise<Selectable<BookingHistoryTable>[]> =>
  db
    .selectFrom('bookingHistory')
    .selectAll()
    .where('bookingId', '=', bookingId)
    .orderBy('historyId')
    .execute();

export async function insertConsents(
  trx: Trx,
  consents: readonly Insertable<ConsentsTable>[],
): Promise<void> {
  await trx.insertInto('consents').values(consents).execute();
}
