import { Banner } from '@plaitful/design-system/Banner';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { action } from '@plaitful/messages/en-CA/common';
import { cancel } from '@plaitful/messages/en-CA/dashboard';
import { formatDate, formatTime } from '@plaitful/messages/format';
import type { Booking } from '../../lib/api/types.ts';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { useCancelAppointment } from './useCancelAppointment.ts';

interface CancelDialogProps {
  /** Which booking is to be cancelled; closed without one. */
  booking: Booking | undefined;
  onClose: () => void;
}

/** Asks before a booking is cancelled, and stays until there is an answer (reading 39). */
export function CancelDialog({ booking, onClose }: CancelDialogProps) {
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
