import type { BookingChange } from '@plaitful/api-client/contract';
import { $api } from '../../../lib/api/client.ts';

export const useBookingHistory = (bookingId: number) =>
  $api.useQuery('get', '/api/booking/{bookingId}/history', { params: { path: { bookingId } } });

/** Cancelled with the paid deposit kept: nothing is to be returned from then on. */
export const isDepositKept = ({ change, after }: BookingChange): boolean =>
  change === 'CANCELLED' && after.depositToReturn === false;
