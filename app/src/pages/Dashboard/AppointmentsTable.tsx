import { Badge, type BadgeTone } from '@plaitful/design-system/Badge';
import { Icon } from '@plaitful/design-system/Icon';
import { Menu, type MenuItem } from '@plaitful/design-system/Menu';
import { PaginatedTable, type TableColumn, type TableState } from '@plaitful/design-system/PaginatedTable';
import { Stack } from '@plaitful/design-system/Stack';
import type { PaymentStatus } from '@plaitful/domain/status';
import { table } from '@plaitful/messages/en-CA/lists';
import { appointments, status } from '@plaitful/messages/en-CA/dashboard';
import { formatDateCell, formatInstant, formatTimeCell } from '@plaitful/messages/format';
import type { Booking } from '../../lib/api/types.ts';
import { depositTone } from '../../features/appointments/tones.ts';
import { useAllowedActions } from '../../features/appointments/useAllowedActions.ts';
import { useBusiness } from '../../shell/business.tsx';
import { Duration } from '../../shell/Duration.tsx';
import type { Paging } from '../../features/lists/usePaging.ts';
import { paths } from '../../lib/paths.ts';
import { SendLinkAgain } from '../../features/appointments/SendLinkAgain.tsx';
import { useVerifyBy } from '../../features/appointments/useVerifyBy.ts';
import * as css from './AppointmentsPage.css.ts';

interface AppointmentsTableProps {
  paging: Paging<Booking>;
  state: TableState | undefined;
  onView: (booking: Booking) => void;
  onCancel: (booking: Booking) => void;
}

const { column } = appointments;

const paymentTones: Record<PaymentStatus, BadgeTone> = {
  PENDING: 'waiting',
  CONFIRMED: 'paid',
  CANCELLED: 'cancelled',
};

const columns: readonly TableColumn<Booking>[] = [
  {
    key: 'date',
    header: column.date,
    cardSlot: 'lead',
    isOneLine: true,
    cell: ({ bookingDate }) => <strong>{formatDateCell(bookingDate)}</strong>,
  },
  {
    key: 'time',
    header: column.time,
    cardSlot: 'lead',
    isOneLine: true,
    cell: ({ bookingTime }) => formatTimeCell(bookingTime),
  },
  { key: 'service', header: column.service, cardSlot: 'detail', cell: ({ serviceName }) => serviceName },
  {
    key: 'style',
    header: column.style,
    cardSlot: 'title',
    isRowHeader: true,
    cell: ({ styleName }) => styleName,
  },
  {
    key: 'duration',
    header: column.duration,
    cardSlot: 'detail',
    isOneLine: true,
    cell: ({ styleDuration }) => <Duration field={styleDuration} />,
  },
  {
    key: 'deposit',
    header: column.deposit,
    cell: (booking) => <Badge tone={depositTone(booking)}>{status.deposit[booking.deposit]}</Badge>,
  },
  {
    key: 'payment',
    header: column.payment,
    cell: ({ paymentStatus }) => (
      <Badge tone={paymentTones[paymentStatus]}>{status.payment[paymentStatus]}</Badge>
    ),
  },
];

export function AppointmentsTable({ paging, state, onView, onCancel }: AppointmentsTableProps) {
  return (
    <PaginatedTable
      {...paging}
      caption={`${appointments.title}. ${table.sortedNewest}`}
      columns={columns}
      rowKey={({ bookingId }) => bookingId}
      state={state}
      cardsBelow={900}
      tone={({ paymentStatus }) => (paymentStatus === 'CANCELLED' ? 'quiet' : 'plain')}
      note={(booking) => (isDue(booking) ? <Due booking={booking} /> : null)}
      actions={{
        header: column.actions,
        cell: (booking) => <RowMenu booking={booking} onView={onView} onCancel={onCancel} />,
      }}
    />
  );
}

type DueBooking = Booking & { depositDueAt: string };

const isDue = (booking: Booking): booking is DueBooking => booking.depositDueAt !== null;

/** Until when the address must be verified, where it must, and then until when the deposit is due. */
function Due({ booking }: { booking: DueBooking }) {
  const { timeZone } = useBusiness();
  const verifyBy = useVerifyBy(booking);
  const deposit = (
    <Deadline>{appointments.depositBy({ deadline: formatInstant(booking.depositDueAt, timeZone) })}</Deadline>
  );
  if (verifyBy === undefined) return deposit;
  return (
    <Stack gap={2}>
      <Deadline>{verifyBy}</Deadline>
      <SendLinkAgain />
      {deposit}
    </Stack>
  );
}

const Deadline = ({ children }: { children: string }) => (
  <span className={css.due}>
    <Icon name="clock" size="sm" />
    {children}
  </span>
);

interface RowMenuProps extends Pick<AppointmentsTableProps, 'onView' | 'onCancel'> {
  booking: Booking;
}

function RowMenu({ booking, onView, onCancel }: RowMenuProps) {
  const { reschedule, cancel } = useAllowedActions(booking, 'ROLE_USER');
  const items: MenuItem[] = [
    { key: 'view', label: appointments.action.view, onSelect: () => onView(booking) },
    ...(reschedule.isAllowed
      ? [
          {
            key: 'reschedule',
            label: appointments.action.reschedule,
            href: paths.reschedule.href(booking.bookingId),
          },
        ]
      : []),
    ...(cancel.isAllowed
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
