import type { Insertable, Selectable } from 'kysely';
import type { BookedSlot } from '@plaitful/domain/booked';
import type { LocalDate } from '@plaitful/domain/studio-time';
import type { Trx } from '../database/database.ts';
import type { BookingHistoryTable, BookingsTable, BookingState, ConsentsTable } from '../database/tables.ts';

/** A booking as it is stored. */
export type BookingRow = Selectable<BookingsTable>;

/** A style's slot. */
export interface SlotKey {
  readonly styleId: number;
  readonly bookingDate: string;
  readonly bookingTime: string;
}

/** All bookings or one user's, newest booking date first. */
export const listBookings = (trx: Trx, userId: number | undefined): Promise<BookingRow[]> =>
  trx
    .selectFrom('bookings')
    .selectAll()
    .$if(userId !== undefined, (query) => query.where('userId', '=', userId ?? 0))
    .orderBy('bookingDate', 'desc')
    .orderBy('bookingTime', 'desc')
    .orderBy('bookingId', 'desc')
    .execute();

export const findBooking = (trx: Trx, bookingId: number): Promise<BookingRow | undefined> =>
  trx.selectFrom('bookings').selectAll().where('bookingId', '=', bookingId).executeTakeFirst();

/** Reads a booking and holds its row until the transaction ends. */
export const lockBooking = (trx: Trx, bookingId: number): Promise<BookingRow | undefined> =>
  trx.selectFrom('bookings').selectAll().where('bookingId', '=', bookingId).forUpdate().executeTakeFirst();

const live = (trx: Trx, now: Date) =>
  trx
    .selectFrom('bookings')
    .where('paymentStatus', '<>', 'CANCELLED')
    .where((row) => row.or([row('deposit', '=', 'PAID'), row('depositDueAt', '>', now)]));

/** The slots that live bookings hold from a day on; lapsed ones hold none (readings 12 and 17). */
export const listBooked = (trx: Trx, from: LocalDate, now: Date): Promise<BookedSlot[]> =>
  live(trx, now)
    .select(['styleId', 'bookingDate', 'bookingTime'])
    .where('bookingDate', '>=', from)
    .orderBy('bookingDate')
    .orderBy('bookingTime')
    .orderBy('styleId')
    .execute();

/** Whether a live booking holds the slot. */
export async function isSlotHeld(trx: Trx, slot: SlotKey, now: Date): Promise<boolean> {
  const row = await live(trx, now)
    .select('bookingId')
    .where('styleId', '=', slot.styleId)
    .where('bookingDate', '=', slot.bookingDate)
    .where('bookingTime', '=', slot.bookingTime)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many live bookings of a user wait for their deposit. */
export async function countUnpaid(trx: Trx, userId: number, now: Date): Promise<number> {
  const { count } = await live(trx, now)
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('deposit', '=', 'NOT_PAID')
    .executeTakeFirstOrThrow();
  return count;
}

/** Stores a booking; the database refuses one whose slot is held. */
export const insertBooking = (trx: Trx, booking: Insertable<BookingsTable>): Promise<BookingRow> =>
  trx.insertInto('bookings').values(booking).returningAll().executeTakeFirstOrThrow();

/** What a change of deposit or payment writes. */
export type BookingChanges = Pick<
  BookingRow,
  'deposit' | 'paymentStatus' | 'cancelledAt' | 'cancelledBy' | 'dueFrom' | 'depositDueAt'
>;

/**
 * Changes a booking that is still as it was judged.
 * @throws when it is not: its row was not held
 */
export const changeBooking = (trx: Trx, judged: BookingRow, changes: BookingChanges): Promise<BookingRow> =>
  trx
    .updateTable('bookings')
    .set(changes)
    .where('bookingId', '=', judged.bookingId)
    .where('deposit', '=', judged.deposit)
    .where('paymentStatus', '=', judged.paymentStatus)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Which lapsed bookings are ended: those of a slot, one booking, or all. */
export type LapsedScope = { slot: SlotKey } | { bookingId: number } | 'all';

/** Ends bookings whose deposit did not come in time, as of the moment it was due; answers those that it ended. */
export function cancelLapsedRows(trx: Trx, now: Date, scope: LapsedScope): Promise<BookingRow[]> {
  const lapsed = trx
    .updateTable('bookings')
    .set((row) => ({
      paymentStatus: 'CANCELLED',
      cancelledBy: 'DEADLINE',
      cancelledAt: row.ref('depositDueAt'),
    }))
    .where('paymentStatus', '<>', 'CANCELLED')
    .where('deposit', '=', 'NOT_PAID')
    .where('depositDueAt', '<=', now)
    .returningAll();
  if (scope === 'all') return lapsed.execute();
  if ('bookingId' in scope) return lapsed.where('bookingId', '=', scope.bookingId).execute();
  const { styleId, bookingDate, bookingTime } = scope.slot;
  return lapsed
    .where('styleId', '=', styleId)
    .where('bookingDate', '=', bookingDate)
    .where('bookingTime', '=', bookingTime)
    .execute();
}

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

export async function insertConsents(
  trx: Trx,
  consents: readonly Insertable<ConsentsTable>[],
): Promise<void> {
  await trx.insertInto('consents').values(consents).execute();
}
