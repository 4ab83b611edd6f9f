import type { Booking } from '@plaitful/api-client/contract';
import { Badge, type BadgeTone } from '@plaitful/design-system/Badge';
import { Inline } from '@plaitful/design-system/Inline';
import { PaginatedTable, type TableColumn, type TableState } from '@plaitful/design-system/PaginatedTable';
import type { PaymentStatus } from '@plaitful/domain/booking-status';
import { formatDurationField } from '@plaitful/domain/duration';
import { getBookingMinutes } from '@plaitful/domain/estimate';
import { appointments as labels, status } from '@plaitful/messages/en-CA/dashboard';
import { pastVisit } from '@plaitful/messages/en-CA/receipt';
import { table } from '@plaitful/messages/en-CA/pagination';
import { formatDateCell, formatTimeCell } from '@plaitful/messages/format';
import { getDepositTone } from '../../../features/appointments/appointmentRows.ts';
import { listOptionNames } from '../../../features/appointments/optionNames.ts';
import { isComing } from '../../../features/appointments/comingAppointments.ts';
import { BookAgain } from '../../../features/appointments/BookAgain.tsx';
import { ReceiptLink } from '../../../features/appointments/ReceiptLink.tsx';
import type { Paging } from '../../../features/lists/usePaging.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { Duration } from '../../../shell/Duration.tsx';
import { useNow } from '../../../shell/useNow.ts';
import { AppointmentMenu } from './AppointmentMenu.tsx';
import * as css from './appointments.css.ts';
import { hasTodo, Todo } from './Todo.tsx';

interface AppointmentsTableProps {
  paging: Paging<Booking>;
  state: TableState | undefined;
  /** The id of the booking in the card above, which says what is to do for it. */
  nextId: Booking['bookingId'] | undefined;
  onView: (booking: Booking) => void;
  onDeposit: (booking: Booking) => void;
  onCancel: (booking: Booking) => void;
}

const { column } = labels;

const paymentTones: Record<PaymentStatus, BadgeTone> = {
  PENDING: 'waiting',
  CONFIRMED: 'paid',
  CANCELLED: 'cancelled',
};

const columns: readonly TableColumn<Booking>[] = [
  {
    key: 'date',
    header: column.date,
    isOneLine: true,
    cell: ({ bookingDate }) => <strong>{formatDateCell(bookingDate)}</strong>,
  },
  {
    key: 'time',
    header: column.time,
    isOneLine: true,
    cell: ({ bookingTime }) => formatTimeCell(bookingTime),
  },
  { key: 'service', header: column.service, cell: ({ serviceName }) => serviceName },
  {
    key: 'style',
    header: column.style,
    cardSlot: 'title',
    isRowHeader: true,
    isWide: true,
    cell: (booking) => (
      <>
        {booking.styleName} <span className={css.child}>{labels.child(booking)}</span>
        <Chosen names={listOptionNames(booking)} />
      </>
    ),
  },
  {
    key: 'duration',
    header: column.duration,
    isOneLine: true,
    cell: (booking) => <Duration field={formatDurationField(getBookingMinutes(booking))} />,
  },
  {
    key: 'deposit',
    header: column.deposit,
    cell: (booking) => <Badge tone={getDepositTone(booking)}>{status.deposit[booking.deposit]}</Badge>,
  },
  {
    key: 'payment',
    header: column.payment,
    cell: ({ paymentStatus, outcome }) => (
      <Badge tone={paymentTones[paymentStatus]}>
        {outcome === 'NO_SHOW' ? pastVisit.missed : status.payment[paymentStatus]}
      </Badge>
    ),
  },
];

function Chosen({ names }: { names: string[] | undefined }) {
  return names ? <span className={css.child}>{labels.chosen({ names })}</span> : null;
}

/** What a finished visit cost, with its receipt, and the way to book it again. */
function PastVisit({ booking }: { booking: Booking }) {
  return (
    <Inline gap={4}>
      {booking.bill === undefined ? null : <ReceiptLink booking={booking} bill={booking.bill} />}
      <BookAgain booking={booking} variant="outline" size="sm" />
    </Inline>
  );
}

export function AppointmentsTable({ paging, state, nextId, ...actions }: AppointmentsTableProps) {
  const { timeZone } = useBusiness();
  const now = useNow();
  const isAhead = (booking: Booking) => isComing(booking, { now, timeZone });
  const note = (booking: Booking) => {
    if (!isAhead(booking)) return <PastVisit booking={booking} />;
    if (booking.bookingId === nextId || !hasTodo(booking)) return null;
    return <Todo booking={booking} onDeposit={actions.onDeposit} />;
  };
  return (
    <PaginatedTable
      {...paging}
      caption={`${labels.title}. ${table.sortedNewest}`}
      columns={columns}
      rowKey={({ bookingId }) => bookingId}
      groups={(booking) => labels.groups[isAhead(booking) ? 'coming' : 'past']}
      state={state}
      cardsBelow={900}
      tone={({ paymentStatus }) => (paymentStatus === 'CANCELLED' ? 'quiet' : 'plain')}
      note={note}
      actions={{
        header: column.actions,
        cell: (booking) => (
          <AppointmentMenu booking={booking} onView={actions.onView} onCancel={actions.onCancel} />
        ),
      }}
    />
  );
}
