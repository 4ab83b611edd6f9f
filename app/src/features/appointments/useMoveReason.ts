import type { Booking } from '@plaitful/api-client/contract';
import { findOverlappingClosure } from '@plaitful/domain/closures';
import { parseDuration } from '@plaitful/domain/duration';
import { closure as labels } from '@plaitful/messages/en-CA/closure';
import { $api } from '../../lib/api/client.ts';

/** Why the studio asks to move an appointment: the message of the closure over it, if there is one. */
export function useMoveReason({ canMove, bookingDate, bookingTime, styleDuration }: Booking) {
  const { data = [] } = $api.useQuery('get', '/api/closures', {}, { enabled: canMove, retry: false });
  if (!canMove) return undefined;
  const durationMinutes = parseDuration(styleDuration) ?? 0;
  const closed = findOverlappingClosure({ date: bookingDate, time: bookingTime, durationMinutes }, data);
  return closed?.message ? labels.move.reason(closed) : undefined;
}
