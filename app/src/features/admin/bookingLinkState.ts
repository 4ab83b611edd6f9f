import { useLocation } from 'react-router-dom';
import type { Booking } from '@plaitful/api-client/contract';
import { paths } from '../../lib/paths.ts';

/** Navigation state of a link to a booking, so that its page shows at once. */
interface BookingState {
  booking: Booking;
  /** The query of the bookings list the user came from. */
  back: string;
}

/** A link to the page of a booking, which leads back to the list as it is now. */
export function useBookingLink(booking: Booking) {
  const { search } = useLocation();
  const state: BookingState = { booking, back: search };
  return { href: paths.adminBookingUpdate.href(booking.bookingId), state };
}

/**
 * The booking in navigation state, if its id is the one in the URL; state survives reloads and may be
 * outdated.
 */
export function parseBookingLinkState(state: unknown, bookingId: number): Booking | undefined {
  if (typeof state !== 'object' || state === null || !('booking' in state)) return undefined;
  const { booking } = state as BookingState;
  return typeof booking === 'object' && booking?.bookingId === bookingId ? booking : undefined;
}

export function getReturnUrl(state: unknown): string {
  const href = paths.adminBookings.href();
  if (typeof state !== 'object' || state === null || !('back' in state)) return href;
  return typeof state.back === 'string' && state.back.startsWith('?') ? `${href}${state.back}` : href;
}
