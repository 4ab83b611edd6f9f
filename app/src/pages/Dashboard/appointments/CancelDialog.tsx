import type { Booking } from '@plaitful/api-client/contract';
import { parseProblem, type ApiProblem } from '@plaitful/api-client/problem';
import { Banner } from '@plaitful/design-system/Banner';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { toast } from '@plaitful/design-system/Toast';
import { action } from '@plaitful/messages/en-CA/common';
import { cancel } from '@plaitful/messages/en-CA/dashboard';
import { formatDate, formatTime } from '@plaitful/messages/format';
import { useQueryClient } from '@tanstack/react-query';
import { refreshBookings } from '../../../features/appointments/refreshBookings.ts';
import { $api } from '../../../lib/api/client.ts';
import { useStudioValues } from '../../../shell/business.tsx';
import { ContactText } from '../../../shell/ContactText.tsx';
import { useErrorMessages } from '../../../shell/useErrorMessages.ts';

/** Whether the server will never allow this cancellation, so that no retry is shown. */
const isFinal = (problem: ApiProblem): boolean =>
  problem.kind === 'refused' && problem.code !== 'rate_limited' && problem.code !== 'unauthenticated';

/**
 * Cancels a booking; success and failure are shown, and the list is fetched again.
 * @param onSettled called when the dialog can be closed
 */
function useCancelAppointment(onSettled: () => void) {
  const cache = useQueryClient();
  const { mutate, isPending, error, reset } = $api.useMutation('delete', '/api/booking/delete/{bookingId}', {
    onSuccess: () => {
      toast.success(cancel.done);
      onSettled();
    },
    onError: (failure) => {
      const problem = parseProblem(failure);
      if (!isFinal(problem)) return;
      if (problem.kind === 'refused') toast.error(problem.message);
      onSettled();
    },
    onSettled: () => refreshBookings(cache),
  });
  const problem = error === null ? null : parseProblem(error);
  return {
    isCancelling: isPending,
    /** The last error, where a retry may succeed. */
    problem: problem === null || isFinal(problem) ? null : problem,
    send: (bookingId: number) => mutate({ params: { path: { bookingId } } }),
    reset,
  };
}

export function CancelDialog({ booking, onClose }: { booking: Booking | undefined; onClose: () => void }) {
  const studio = useStudioValues();
  const errorMessages = useErrorMessages();
  const { isCancelling, problem, send, reset } = useCancelAppointment(onClose);
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={booking !== undefined}
      title={cancel.title}
      words={cancel}
      closeLabel={action.close}
      tone="danger"
      isBusy={isCancelling}
      onConfirm={() => booking && send(booking.bookingId)}
      onClose={close}
      error={
        problem === null ? undefined : (
          <ContactText
            text={[cancel.failed(studio), errorMessages.detailAfterSending(problem)]
              .filter(Boolean)
              .join(' ')}
          />
        )
      }
    >
      {booking ? (
        <>
          <p>
            {cancel.text({
              styleName: booking.styleName,
              childName: booking.childName,
              date: formatDate(booking.bookingDate),
              time: formatTime(booking.bookingTime),
            })}
          </p>
          <Banner tone="waiting">
            <ContactText text={cancel.sentAlready(studio)} />
          </Banner>
        </>
      ) : null}
    </ConfirmDialog>
  );
}
