import type { Database, Trx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { BookingState } from '../database/tables.ts';
import { enqueueBookingMessages, type MessageMoment } from '../outbox/enqueue.ts';
import { insertHistory, type BookingRow } from './bookings.repository.ts';
import { cancelLapsedRows, type LapsedScope } from './slots.repository.ts';

/** What the history keeps of a booking. */
export const stateOf = ({
  bookingDate,
  bookingTime,
  deposit,
  paymentStatus,
  chair,
}: BookingRow): BookingState => ({ bookingDate, bookingTime, deposit, paymentStatus, chair });

/** Ends lapsed bookings in the caller's transaction, with their history and messages; answers how many. */
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

/** So many are ended in one transaction; few, so that nobody waits for it. */
const batch = 50;

/**
 * Tidies up: every booking whose deposit is overdue is stored as cancelled, with its mail. It reads as cancelled before
 * that, too. A row that somebody else is changing is left to them, or to the next time.
 * @returns how many were ended
 */
export async function sweepLapsed(database: Database, moment: MessageMoment): Promise<number> {
  let total = 0;
  for (;;) {
    const ended = await inTransaction(database, (trx) => cancelLapsed(trx, moment, { atMost: batch }));
    total += ended;
    if (ended < batch) return total;
  }
}
