import { Button } from '@plaitful/design-system/Button';
import { DescriptionList } from '@plaitful/design-system/DescriptionList';
import { Dialog } from '@plaitful/design-system/Dialog';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Text } from '@plaitful/design-system/Text';
import { action } from '@plaitful/messages/en-CA/common';
import { summary } from '@plaitful/messages/en-CA/dashboard';
import { formatDate, formatMoney, formatTimeCell } from '@plaitful/messages/format';
import type { Booking } from '../../lib/api/types.ts';
import { AddToCalendar } from '../../features/appointments/AddToCalendar.tsx';
import { childAge } from '../../features/appointments/appointment.ts';
import { useBusiness } from '../../shell/business.tsx';
import { useNow } from '../../shell/useNow.ts';
import { paths } from '../../lib/paths.ts';
import { SummaryPanel } from '../../features/appointments/SummaryPanel.tsx';

interface SummaryDialogProps {
  /** Which booking it tells of; closed without one. */
  booking: Booking | undefined;
  onClose: () => void;
}

/** View: date, time, service, style and price, then what the money needs now (product spec 2, reading 17b). */
export function SummaryDialog({ booking, onClose }: SummaryDialogProps) {
  return (
    <Dialog
      isOpen={booking !== undefined}
      onClose={onClose}
      title={summary.title}
      closeLabel={action.close}
      lead={booking ? <Child booking={booking} /> : undefined}
      footer={<Ways booking={booking} onClose={onClose} />}
    >
      {booking ? (
        <>
          <DescriptionList
            items={[
              { term: summary.date, description: formatDate(booking.bookingDate) },
              { term: summary.time, description: formatTimeCell(booking.bookingTime) },
              { term: summary.service, description: booking.serviceName },
              { term: summary.style, description: booking.styleName },
              { term: summary.price, description: formatMoney(booking.value) },
            ]}
          />
          <SummaryPanel booking={booking} />
          {booking.paymentStatus === 'CANCELLED' ? null : <AddToCalendar bookingId={booking.bookingId} />}
        </>
      ) : null}
    </Dialog>
  );
}

function Child({ booking }: { booking: Booking }) {
  const { timeZone } = useBusiness();
  const age = childAge(booking, useNow(), timeZone);
  return (
    <Text element="span" size="lg" tone="muted" isDisplay>
      {summary.child({ childName: booking.childName, age })}
    </Text>
  );
}

/** Close; and for a cancelled booking the way to a new one. */
function Ways({ booking, onClose }: SummaryDialogProps) {
  if (booking?.paymentStatus !== 'CANCELLED') {
    return (
      <Button size="lg" isFullWidth onClick={onClose}>
        {summary.close}
      </Button>
    );
  }
  return (
    <>
      <Button tone="secondary" onClick={onClose}>
        {summary.close}
      </Button>
      <ButtonLink href={paths.style.href(booking.styleId)} onClick={onClose}>
        {summary.cancelled.button}
      </ButtonLink>
    </>
  );
}
