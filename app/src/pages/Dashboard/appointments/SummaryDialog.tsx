import type { Booking } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { DescriptionList } from '@plaitful/design-system/DescriptionList';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { action } from '@plaitful/messages/en-CA/common';
import { depositPage } from '@plaitful/messages/en-CA/depositPage';
import { summary } from '@plaitful/messages/en-CA/appointmentSummary';
import { chosenOptions as chosen } from '@plaitful/messages/en-CA/options';
import {
  formatDate,
  formatDateShort,
  formatMoney,
  formatTime,
  formatTimeCell,
} from '@plaitful/messages/format';
import { AddToCalendar } from '../../../features/appointments/AddToCalendar.tsx';
import { AppointmentPhotos } from '../../../features/appointments/AppointmentPhotos.tsx';
import { getChildAge, getStartInstant } from '../../../features/appointments/appointmentRows.ts';
import { BookedOptions } from '../../../features/appointments/BookedOptions.tsx';
import { isComing } from '../../../features/appointments/comingAppointments.ts';
import { BookAgain } from '../../../features/appointments/BookAgain.tsx';
import { Preparation } from '../../../features/appointments/Preparation.tsx';
import { SummaryPanel } from '../../../features/appointments/SummaryPanel.tsx';
import { useBusiness } from '../../../shell/business.tsx';
import { useNow } from '../../../shell/useNow.ts';

interface SummaryDialogProps {
  booking: Booking | undefined;
  /** Whether the way to send the deposit comes first. @default false */
  isDepositFirst?: boolean;
  onClose: () => void;
}

export function SummaryDialog({ booking, isDepositFirst = false, onClose }: SummaryDialogProps) {
  const { timeZone } = useBusiness();
  const now = useNow();
  const deposit = booking && (
    <div>
      <SummaryPanel booking={booking} />
    </div>
  );
  const ways = <Ways booking={booking} onClose={onClose} />;
  return (
    <Dialog
      isOpen={booking !== undefined}
      onClose={onClose}
      title={summary.title}
      closeLabel={action.close}
      lead={booking ? <Lead booking={booking} isDepositFirst={isDepositFirst} /> : undefined}
      footer={isDepositFirst ? undefined : ways}
    >
      {booking ? (
        <Stack gap={4}>
          {isDepositFirst ? deposit : null}
          <DescriptionList
            items={[
              { term: summary.date, description: formatDate(booking.bookingDate) },
              { term: summary.time, description: formatTimeCell(booking.bookingTime) },
              { term: summary.service, description: booking.serviceName },
              { term: summary.style, description: booking.styleName },
              ...(booking.options
                ? [{ term: chosen.term, description: <BookedOptions booking={booking} /> }]
                : [{ term: summary.price, description: formatMoney(booking.value) }]),
              ...(isComing(booking, { now, timeZone }) ? getPreparation(booking) : []),
            ]}
          />
          {isDepositFirst ? null : deposit}
          {booking.paymentStatus === 'CANCELLED' ? null : (
            <Stack gap={6}>
              {getStartInstant(booking, timeZone) <= now ? null : (
                <AddToCalendar bookingId={booking.bookingId} />
              )}
              <AppointmentPhotos booking={booking} />
            </Stack>
          )}
          {isDepositFirst ? ways : null}
        </Stack>
      ) : null}
    </Dialog>
  );
}

/** Where the style or its options say something of their own. */
const getPreparation = (booking: Booking) =>
  (booking.options ?? booking.preparation) !== undefined
    ? [{ term: summary.hair, description: <Preparation booking={booking} /> }]
    : [];

interface LeadProps {
  booking: Booking;
  isDepositFirst: boolean;
}

/** The child, or which appointment the deposit is for where its details are further down. */
function Lead({ booking, isDepositFirst }: LeadProps) {
  const { timeZone } = useBusiness();
  const { childName, bookingDate, bookingTime } = booking;
  const age = getChildAge(booking, useNow(), timeZone);
  const when = { date: formatDateShort(bookingDate), time: formatTime(bookingTime) };
  return (
    <Text element="span" size="lg" tone="muted" isDisplay>
      {isDepositFirst ? depositPage.what({ ...booking, ...when }) : summary.child({ childName, age })}
    </Text>
  );
}

function Ways({ booking, onClose }: SummaryDialogProps) {
  const { timeZone } = useBusiness();
  const now = useNow();
  if (booking === undefined || isComing(booking, { now, timeZone })) {
    return (
      <Button variant="outline" isFullWidth onClick={onClose}>
        {summary.close}
      </Button>
    );
  }
  return (
    <>
      <Button variant="outline" onClick={onClose}>
        {summary.close}
      </Button>
      <BookAgain booking={booking} onClick={onClose} />
    </>
  );
}
