import type { Booking } from '../../lib/api/types.ts';
import { paths } from '../../lib/paths.ts';

/** What a link to a booking hands on, so that its page shows at once (reading 5). */
export interface BookingState {
  booking: Booking;
  /** The query of the bookings' address one comes from, with its filters and its day. */
  back?: string;
}

/** The booking that navigation state holds, if it is the one the address names; state outlives reloads and may be old. */
export function readBookingState(state: unknown, bookingId: number): Booking | undefined {
  if (typeof state !== 'object' || state === null || !('booking' in state)) return undefined;
  const { booking } = state as BookingState;
  return typeof booking === 'object' && booking?.bookingId === bookingId ? booking : undefined;
}

/** The bookings' address that navigation state leads back to, with its filters and its day; else the plain one. */
export function readBackHref(state: unknown): string {
  const href = paths.adminBookings.href();
  if (typeof state !== 'object' || state === null || !('back' in state)) return href;
  return typeof state.back === 'string' && state.back.startsWith('?') ? `${href}${state.back}` : href;
}
