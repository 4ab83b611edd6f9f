import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type { Trx } from '../database/database.ts';
import type { BookingHistoryTable, BookingsTable, BookingState, ConsentsTable } from '../database/tables.ts';

/** A booking as it is stored. */
export type BookingRow = Selectable<BookingsTable>;

export const findBooking = (trx: Trx, bookingId: number): Promise<BookingRow | undefined> =>
  trx.selectFrom('bookings').selectAll().where('bookingId', '=', bookingId).executeTakeFirst();

/** Reads a booking and holds its row until the transaction ends. */
export const lockBooking = (trx: Trx, bookingId: number): Promise<BookingRow | undefined> =>
  trx.selectFrom('bookings').selectAll().where('bookingId', '=', bookingId).forUpdate().executeTakeFirst();

/** Holds a style as it is until the transaction ends, so that it is not archived while it is being booked. */
export async function holdStyle(trx: Trx, styleId: number): Promise<void> {
  await trx.selectFrom('styles').select('styleId').where('styleId', '=', styleId).forShare().execute();
}

/** Stores a booking; the database refuses one whose slot or chair is held. */
export const insertBooking = (trx: Trx, booking: Insertable<BookingsTable>): Promise<BookingRow> =>
  trx.insertInto('bookings').values(booking).returningAll().executeTakeFirstOrThrow();

/** What a change of a booking writes. */
export type BookingChanges = Omit<Updateable<BookingsTable>, 'version'>;

/**
 * Changes a booking that is still as it was judged; its version rises.
 * @throws when it is not: its row was not held
 */
export const changeBooking = (trx: Trx, judged: BookingRow, changes: BookingChanges): Promise<BookingRow> =>
  trx
    .updateTable('bookings')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('bookingId', '=', judged.bookingId)
    .where('version', '=', judged.version)
    .returningAll()
    .executeTakeFirstOrThrow();

/** One entry of a booking's history, before its states are written as JSON. */
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

/** A user's address is verified: unpaid bookings that have not expired yet keep their normal deadline. */
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

/** What happened to a booking, oldest first. */
export const listHistory = (trx: Trx, bookingId: number): Promise<Selectable<BookingHistoryTable>[]> =>
  trx
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
