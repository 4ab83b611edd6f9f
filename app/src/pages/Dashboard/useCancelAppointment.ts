import { readProblem, type ApiProblem } from '@plaitful/api-client/problem';
import { toast } from '@plaitful/design-system/Toast';
import { cancel } from '@plaitful/messages/en-CA/dashboard';
import { useQueryClient } from '@tanstack/react-query';
import { $api } from '../../lib/api/client.ts';
import { refreshBookings } from '../../features/appointments/refreshBookings.ts';

/** Whether the server says that this appointment cannot be cancelled, so that trying again would not help. */
const isFinal = (problem: ApiProblem): boolean =>
  problem.kind === 'refused' && problem.code !== 'rate_limited' && problem.code !== 'unauthenticated';

/**
 * Cancels a booking of the member. Whatever comes of it is told, and the list is fetched anew (product spec 4, reading
 * 16); where it may yet succeed it is left to the member to try again.
 * @param onSettled called when nothing is left to ask
 */
export function useCancelAppointment(onSettled: () => void) {
  const cache = useQueryClient();
  const { mutate, isPending, error, reset } = $api.useMutation('delete', '/api/booking/delete/{bookingId}', {
    onSuccess: () => {
      toast.success(cancel.done);
      onSettled();
    },
    onError: (failure) => {
      const problem = readProblem(failure);
      if (!isFinal(problem)) return;
      if (problem.kind === 'refused') toast.error(problem.message);
      onSettled();
    },
    onSettled: () => refreshBookings(cache),
  });
  const problem = error === null ? null : readProblem(error);
  return {
    isCancelling: isPending,
    /** What came of the last try, where another one may succeed. */
    problem: problem === null || isFinal(problem) ? null : problem,
    send: (bookingId: number) => mutate({ params: { path: { bookingId } } }),
    /** Forgets what came of the last try. */
    reset,
  };
}
