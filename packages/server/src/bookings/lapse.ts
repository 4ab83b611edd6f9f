import type { Database, Trx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { BookingState } from '../database/tables.ts';
import { enqueueBookingMessages, type MessageMoment } from '../outbox/enqueue.ts';
import { cancelLapsedRows, insertHistory, type BookingRow, type LapsedScope } from './bookings.repository.ts';

/** What the history keeps of a booking. */
export const stateOf = ({ bookingDate, bookingTime, deposit, paymentStatus }: BookingRow): BookingState => ({
  bookingDate,
  bookingTime,
  deposit,
  paymentStatus,
});

/** Ends lapsed bookings in the caller's transaction, with their history and messages (reading 17); answers how many. */
export async function cancelLapsed(trx: Trx, moment: MessageMoment, scope: LapsedScope): Promise<number> {
  const { now } = moment;
  const ended = await cancelLapsedRows(trx, now, scope);
  await insertHistory(
    trx,
    ended.map((row) => ({
      bookingId: row.bookingId,
      at: now,
      actor: 'DEADLINE',
      actorId: null,
      change: 'CANCELLED',
      // Only an unpaid booking lapses, and an unpaid one is never confirmed.
      before: { ...stateOf(row), paymentStatus: 'PENDING' },
      after: stateOf(row),
    })),
  );
  for (const row of ended) await enqueueBookingMessages(trx, 'cancelledUnpaid', row, moment);
  return ended.length;
}

/** Tidies up: every booking whose deposit is overdue is stored as cancelled. It reads as cancelled before that, too. */
export const sweepLapsed = (database: Database, moment: MessageMoment): Promise<number> =>
  inTransaction(database, (trx) => cancelLapsed(trx, moment, 'all'));
