import { Menu, type MenuItem } from '@plaitful/design-system/Menu';
import { appointments } from '@plaitful/messages/en-CA/dashboard';
import { formatDateCell, formatTimeCell } from '@plaitful/messages/format';
import { useAllowedActions } from '../../features/appointments/useAllowedActions.ts';
import type { Booking } from '@plaitful/api-client/contract';
import { paths } from '../../lib/paths.ts';

interface AppointmentMenuProps {
  booking: Booking;
  onView: (booking: Booking) => void;
  onCancel: (booking: Booking) => void;
}

export function AppointmentMenu({ booking, onView, onCancel }: AppointmentMenuProps) {
  const allowed = useAllowedActions(booking, 'ROLE_USER');
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
    ...(booking.paymentStatus === 'CANCELLED'
      ? [{ key: 'again', label: appointments.bookAgain, href: paths.style.href(booking.styleId) }]
      : []),
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
