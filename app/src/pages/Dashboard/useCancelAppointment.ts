import { readProblem } from '@plaitful/api-client/problem';
import { toast } from '@plaitful/design-system/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { $api } from '../../api/client.ts';
import { refreshBookings } from '../../appointments/refreshBookings.ts';
import { useStudioValues } from '../../business.tsx';
import { cancel } from '../../messages/en-CA/dashboard.ts';

/**
 * Cancels a booking of the member. Whatever comes of it is told, and the list is fetched anew (product spec 4, reading
 * 16); only when there was no clear answer is it left to the member to try again.
 * @param onSettled called when nothing is left to ask
 */
export function useCancelAppointment(onSettled: () => void) {
  const studio = useStudioValues();
  const cache = useQueryClient();
  const { mutate, isPending } = $api.useMutation('delete', '/api/booking/delete/{bookingId}', {
    onSuccess: () => {
      toast.success(cancel.done);
      onSettled();
    },
    onError: (error) => {
      const problem = readProblem(error);
      if (problem.kind !== 'refused') {
        toast.error(cancel.failed(studio));
        return;
      }
      toast.error(problem.message);
      onSettled();
    },
    onSettled: () => refreshBookings(cache),
  });
  return {
    isCancelling: isPending,
    send: (bookingId: number) => mutate({ params: { path: { bookingId } } }),
  };
}
