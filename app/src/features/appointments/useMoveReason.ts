import type { Booking } from '@plaitful/api-client/contract';
import { findOverlappingClosure } from '@plaitful/domain/closures';
import { getBookingMinutes } from '@plaitful/domain/estimate';
import { closure as labels } from '@plaitful/messages/en-CA/closure';
import { $api } from '../../lib/api/client.ts';

/** Why the studio asks to move an appointment: the message of the closure over it, if there is one. */
export function useMoveReason(booking: Booking) {
  const { canMove, bookingDate, bookingTime } = booking;
  const { data = [] } = $api.useQuery('get', '/api/closures', {}, { enabled: canMove, retry: false });
  if (!canMove) return undefined;
  const durationMinutes = getBookingMinutes(booking);
  const closed = findOverlappingClosure({ date: bookingDate, time: bookingTime, durationMinutes }, data);
  return closed?.message ? labels.move.reason(closed) : undefined;
}
