import type { BookedService, Booking } from '@plaitful/api-client/contract';
import { isAdmin } from '@plaitful/domain/roles';
import { studioMoment } from '@plaitful/domain/studio-time';
import type { ServerContext } from '../context.ts';
import { inTransaction } from '../database/transaction.ts';
import { refuse, type Refusal } from '../problems/refusal.ts';
import type { Member } from '../sessions/member.ts';
import { toBooking } from './bookings.mapper.ts';
import { findBooking, listBooked, listBookings } from './bookings.repository.ts';

type Reader = Pick<ServerContext, 'database' | 'business' | 'clock'>;

/** All bookings, newest booking date first. */
export async function readBookings({ database, clock }: Reader): Promise<Booking[]> {
  const rows = await inTransaction(database, (trx) => listBookings(trx, undefined));
  return rows.map((row) => toBooking(row, clock()));
}

/** A user's bookings, for that user and for admins; for anybody else there is no such list. */
export async function readUserBookings(
  { database, clock }: Reader,
  userId: number,
  reader: Member,
): Promise<Booking[] | Refusal> {
  if (userId !== reader.id && !isAdmin(reader.roles)) return refuse('not_found');
  const rows = await inTransaction(database, (trx) => listBookings(trx, userId));
  return rows.map((row) => toBooking(row, clock()));
}

/** One booking, for its owner and for admins. */
export async function readBooking(
  { database, clock }: Reader,
  bookingId: number,
  reader: Member,
): Promise<Booking | Refusal> {
  const row = await inTransaction(database, (trx) => findBooking(trx, bookingId));
  const isVisible = row !== undefined && (row.userId === reader.id || isAdmin(reader.roles));
  return isVisible ? toBooking(row, clock()) : refuse('booking_not_found');
}

/** The slots that are booked, today and later. */
export const readBookedServices = ({ database, business, clock }: Reader): Promise<BookedService[]> => {
  const now = clock();
  const today = studioMoment(now, business.timeZone).date;
  return inTransaction(database, async (trx) =>
    (await listBooked(trx, today, now)).map((slot) => ({ ...slot })),
  );
};
