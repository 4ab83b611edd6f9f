import type { Booking, VisitWrite } from '@plaitful/api-client/contract';
import { toast } from '@plaitful/design-system/Toast';
import type { AskedOutcome } from '@plaitful/flows/appointment/types';
import { adminVisit as labels } from '@plaitful/messages/en-CA/adminVisit';
import { bookingChanged } from '@plaitful/messages/en-CA/adminBookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { $api, api } from '../../../lib/api/client.ts';
import { toProblem, unwrapResponse } from '../../../lib/api/unwrapResponse.ts';
import { refreshBookings } from '../../appointments/refreshBookings.ts';
import { ifMatch, isConflict } from '../../editing/useUpdate.ts';

interface OutcomeChange {
  booking: Booking;
  outcome: AskedOutcome;
  sendsMail?: boolean;
  isUndo?: boolean;
}

/** Shows the server's answer at once; ends when all lists of bookings are up to date. */
function useKeepBooking() {
  const cache = useQueryClient();
  return (stored: Booking): Promise<void> => {
    const params = { path: { bookingId: stored.bookingId } };
    cache.setQueryData($api.queryOptions('get', '/api/booking/{bookingId}', { params }).queryKey, stored);
    return refreshBookings(cache);
  };
}

/** Sets the outcome of bookings, each with Undo. */
export function useSetOutcome(onAnswered?: () => void) {
  const cache = useQueryClient();
  const keep = useKeepBooking();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ booking: { bookingId, etag }, outcome, sendsMail = true }: OutcomeChange) =>
      unwrapResponse(
        api.PUT('/api/booking/{bookingId}/outcome', {
          params: { path: { bookingId }, ...ifMatch(etag) },
          body: { outcome, sendsMail },
        }),
      ),
    onSuccess: (stored, { booking: { outcome: before }, isUndo = false }) => {
      const isFinal = isUndo || before === 'DONE';
      const undo = () => {
        if (before !== 'DONE') mutate({ booking: stored, outcome: before, isUndo: true });
      };
      toast.success(
        labels.done[stored.outcome](stored),
        isFinal ? {} : { action: { label: labels.undo, onPress: undo } },
      );
      onAnswered?.();
      return keep(stored);
    },
    onError: (error) => {
      const problem = toProblem(error);
      toast.error(
        isConflict(problem) ? bookingChanged : problem.kind === 'refused' ? problem.message : labels.failed,
      );
      onAnswered?.();
      return refreshBookings(cache);
    },
  });
  return { setOutcome: (change: OutcomeChange) => mutate(change), isPending };
}

interface Finished {
  booking: Booking;
  visit: VisitWrite;
}

/** Stores the bill of a visit. When someone else changed the booking meanwhile, `onChanged` gets its newest version. */
export function useFinishVisit(onFinished: () => void, onChanged: (newest: Booking) => void) {
  const cache = useQueryClient();
  const keep = useKeepBooking();
  const { setOutcome } = useSetOutcome();
  const { mutate, isPending, error } = useMutation({
    mutationFn: ({ booking: { bookingId, etag }, visit }: Finished) =>
      unwrapResponse(
        api.PUT('/api/booking/{bookingId}/visit', {
          params: { path: { bookingId }, ...ifMatch(etag) },
          body: visit,
        }),
      ),
    onSuccess: (stored, { booking: { outcome: before } }) => {
      if (before === 'DONE') toast.success(labels.corrected);
      else {
        const undo = () =>
          setOutcome({ booking: stored, outcome: before === 'ARRIVED' ? before : 'EXPECTED', isUndo: true });
        toast.success(labels.done.DONE(stored), { action: { label: labels.undo, onPress: undo } });
      }
      onFinished();
      return keep(stored);
    },
    onError: async (failed, { booking: { bookingId } }) => {
      if (!isConflict(toProblem(failed))) return;
      const params = { path: { bookingId } };
      const query = $api.queryOptions('get', '/api/booking/{bookingId}', { params });
      const newest = await cache.fetchQuery({ ...query, staleTime: 0 }).catch(() => undefined);
      if (newest) onChanged(newest);
      // Not awaited: the owner can send it again at once.
      void refreshBookings(cache);
    },
  });
  return { finish: (finished: Finished) => mutate(finished), isPending, error };
}
