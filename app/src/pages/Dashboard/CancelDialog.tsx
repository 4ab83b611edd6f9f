import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Stack } from '@plaitful/design-system/Stack';
import type { Booking } from '../../api/types.ts';
import { useStudioValues } from '../../business.tsx';
import { ContactText } from '../../chrome/ContactText.tsx';
import { formatDate, formatTime } from '../../format.ts';
import { action } from '../../messages/en-CA/common.ts';
import { cancel } from '../../messages/en-CA/dashboard.ts';
import { useCancelAppointment } from './useCancelAppointment.ts';

interface CancelDialogProps {
  /** Which booking is to be cancelled; closed without one. */
  booking: Booking | undefined;
  onClose: () => void;
}

/** Asks before a booking is cancelled, and stays with its answer until there is one (reading 39). */
export function CancelDialog({ booking, onClose }: CancelDialogProps) {
  const studio = useStudioValues();
  const { isCancelling, send } = useCancelAppointment(onClose);
  return (
    <Dialog
      isOpen={booking !== undefined}
      onClose={onClose}
      title={cancel.title}
      closeLabel={action.close}
      isPersistent={isCancelling}
      footer={
        <>
          <Button tone="secondary" onClick={onClose}>
            {cancel.keep}
          </Button>
          <Button
            tone="danger"
            isBusy={isCancelling}
            busyLabel={cancel.confirming}
            onClick={() => booking && send(booking.bookingId)}
          >
            {cancel.confirm}
          </Button>
        </>
      }
    >
      {booking ? (
        <Stack gap={4}>
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
        </Stack>
      ) : null}
    </Dialog>
  );
}
