import type { Booking } from '@plaitful/api-client/contract';

export function newestFirst(rows: readonly Booking[]): Booking[] {
  const moment = ({ bookingDate, bookingTime }: Booking) => `${bookingDate} ${bookingTime}`;
  return rows.toSorted((a, b) => moment(b).localeCompare(moment(a)) || b.bookingId - a.bookingId);
}
