import { Menu, type MenuItem } from '@plaitful/design-system/Menu';
import { appointments } from '@plaitful/messages/en-CA/dashboard';
import { pastVisit } from '@plaitful/messages/en-CA/receipt';
import { formatDateCell, formatTimeCell } from '@plaitful/messages/format';
import type { Booking } from '@plaitful/api-client/contract';
import { getBookAgainHref } from '../../../features/appointments/chosenOptions.ts';
import { isComing } from '../../../features/appointments/comingAppointments.ts';
import { useAllowedActions } from '../../../features/appointments/useAllowedActions.ts';
import { paths } from '../../../lib/paths.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { useNow } from '../../../shell/useNow.ts';

interface AppointmentMenuProps {
  booking: Booking;
  onView: (booking: Booking) => void;
  onCancel: (booking: Booking) => void;
}

export function AppointmentMenu({ booking, onView, onCancel }: AppointmentMenuProps) {
  const allowed = useAllowedActions(booking, 'ROLE_USER');
  const clock = { now: useNow(), timeZone: useBusiness().timeZone };
  const items: MenuItem[] = [
    { key: 'view', label: appointments.action.view, onSelect: () => onView(booking) },
    ...(allowed.reschedule.isAllowed
      ? [
          {
            key: 'reschedule',
            label: appointments.action.reschedule,
            href: paths.reschedule.href(booking.bookingId),
          },
        ]
      : []),
    ...(allowed.cancel.isAllowed
      ? [{ key: 'cancel', label: appointments.action.cancel, onSelect: () => onCancel(booking) }]
      : []),
    ...(booking.bill === undefined
      ? []
      : [{ key: 'receipt', label: pastVisit.receipt, href: paths.receipt.href(booking.bookingId) }]),
    ...(isComing(booking, clock)
      ? []
      : [
          {
            key: 'again',
            label: appointments.bookAgain,
            href: getBookAgainHref(booking),
          },
        ]),
  ];
  return (
    <Menu
      trigger="dots"
      label={appointments.actions({
        styleName: booking.styleName,
        date: formatDateCell(booking.bookingDate),
        time: formatTimeCell(booking.bookingTime),
      })}
      items={items}
    />
  );
}
