import type { Database, Trx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { BookingState } from '../database/tables.ts';
import { enqueueBookingMessages, type MessageMoment } from '../outbox/enqueue.ts';
import { insertHistory, type BookingRow } from './bookings.repository.ts';
import { expireUnpaidRows, type ExpiryScope } from './slots.repository.ts';

/** The part of a booking that its history records. */
export const stateOf = ({
  bookingDate,
  bookingTime,
  deposit,
  paymentStatus,
  chair,
}: BookingRow): BookingState => ({ bookingDate, bookingTime, deposit, paymentStatus, chair });

/** Expires lapsed bookings in the caller's transaction, with history and messages. Returns their number. */
export async function expireUnpaid(trx: Trx, moment: MessageMoment, scope: ExpiryScope): Promise<number> {
  const { now } = moment;
  const ended = await expireUnpaidRows(trx, now, scope);
  await insertHistory(
    trx,
    ended.map((row) => ({
      bookingId: row.bookingId,
      at: now,
      actor: 'DEADLINE',
      actorId: null,
      change: 'CANCELLED',
      // Only unpaid bookings lapse, and unpaid bookings are never confirmed.
      before: { ...stateOf(row), paymentStatus: 'PENDING' },
      after: stateOf(row),
    })),
  );
  for (const row of ended) await enqueueBookingMessages(trx, 'cancelledUnpaid', row, moment);
  return ended.length;
}

/** Few per transaction, so that others do not wait. */
const batch = 50;

/**
 * Stores every overdue booking as cancelled, with its mail; it reads as cancelled before that. Locked rows are
 * skipped until the next run.
 * @returns their number
 */
export async function expireAllUnpaid(database: Database, moment: MessageMoment): Promise<number> {
  let total = 0;
  for (;;) {
    const ended = await inTransaction(database, (trx) => expireUnpaid(trx, moment, { atMost: batch }));
    total += ended;
    if (ended < batch) return total;
  }
}
