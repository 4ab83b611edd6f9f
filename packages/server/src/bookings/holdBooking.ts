import { isLapsed } from '@plaitful/domain/deposit';
import { etagOf, isStale } from '../contract/etags.ts';
import type { Trx } from '../database/database.ts';
import type { MessageMoment } from '../outbox/enqueue.ts';
import { refuse, type Refusal } from '../problems/refusal.ts';
import { lockBooking, type BookingRow } from './bookings.repository.ts';
import { lockDays, type Span } from './days.ts';
import { cancelLapsed } from './lapse.ts';

/**
 * Holds a booking that was just found, and the days it touches now and then, until the transaction ends. A lapsed one
 * is ended first, so that it is judged as what it is.
 * @param ifMatch the booking's etag as it was read; another one answers `changed_meanwhile`
 * @param wanted where it is to be moved
 */
export async function holdBooking(
  trx: Trx,
  found: BookingRow,
  { ifMatch, wanted = [] }: { ifMatch: string | undefined; wanted?: readonly Span[] },
  moment: MessageMoment,
): Promise<BookingRow | Refusal> {
  const { bookingId } = found;
  await lockDays(trx, [found, ...wanted]);
  let row = await lockBooking(trx, bookingId);
  if (row === undefined) return refuse('booking_not_found');
  // Moved to another day before it was held; its days are not those that were taken.
  if (row.startsAt.getTime() !== found.startsAt.getTime()) await lockDays(trx, [row]);
  if (isLapsed(row, moment.now)) {
    await cancelLapsed(trx, moment, { bookingId });
    row = (await lockBooking(trx, bookingId)) ?? row;
  }
  return isStale(ifMatch, etagOf(row)) ? refuse('changed_meanwhile') : row;
}
