import type { BookingChange } from '@plaitful/api-client/contract';
import { $api } from '../../../lib/api/client.ts';

export const useBookingHistory = (bookingId: number) =>
  $api.useQuery('get', '/api/booking/{bookingId}/history', { params: { path: { bookingId } } });

/** Cancelled because the family did not come, before there were outcomes: nothing is to be returned from the start. */
export const isDidNotCome = ({ change, after }: BookingChange): boolean =>
  change === 'CANCELLED' && after.depositToReturn === false;
