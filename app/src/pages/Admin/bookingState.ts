import type { Booking } from '../../api/types.ts';

/** What a link to a booking hands on, so that its page shows at once (reading 5). */
export interface BookingState {
  booking: Booking;
}

/** The booking that navigation state holds, if it is the one the address names; state outlives reloads and may be old. */
export function readBookingState(state: unknown, bookingId: number): Booking | undefined {
  if (typeof state !== 'object' || state === null || !('booking' in state)) return undefined;
  const { booking } = state as BookingState;
  return typeof booking === 'object' && booking?.bookingId === bookingId ? booking : undefined;
}
