import { ButtonLink } from '@plaitful/design-system/Link';
import { PaginatedTable, type TableColumn, type TableState } from '@plaitful/design-system/PaginatedTable';
import type { LocalDate } from '@plaitful/domain/studio-time';
import { bookings } from '@plaitful/messages/en-CA/admin';
import { table } from '@plaitful/messages/en-CA/common';
import { formatDateCell, formatTimeCell } from '@plaitful/messages/format';
import { useLocation } from 'react-router-dom';
import type { Booking } from '../../../lib/api/types.ts';
import { unbroken } from '../../../shell/layout.css.ts';
import { useFoldedColumns } from '../../../features/lists/useFoldedColumns.tsx';
import type { Paging } from '../../../features/lists/usePaging.ts';
import { paths } from '../../../lib/paths.ts';
import type { BookingState } from '../../../features/admin/bookingState.ts';
import { DepositBadge, PaymentBadge } from '../../../features/admin/StatusBadges.tsx';
import * as css from './BookingsTable.css.ts';

interface BookingsTableProps {
  paging: Paging<Booking>;
  /** In the studio's zone. */
  today: LocalDate;
  state: TableState | undefined;
}

const { column } = bookings;

/** On a tablet. */
const folded = { time: 'date', child: 'fullName', service: 'style', payment: 'deposit' };

/** The columns; today's rows say so beside their date. */
const columns = (today: string): readonly TableColumn<Booking>[] => [
  {
    key: 'date',
    header: column.date,
    card: 'lead',
    isOneLine: true,
    cell: ({ bookingDate }) => (
      <>
        <strong>{formatDateCell(bookingDate)}</strong>
        {bookingDate === today ? <span className={css.today}>{bookings.today}</span> : null}
      </>
    ),
  },
  {
    key: 'time',
    header: column.time,
    card: 'lead',
    isOneLine: true,
    cell: ({ bookingTime }) => formatTimeCell(bookingTime),
  },
  {
    key: 'fullName',
    header: column.fullName,
    card: 'title',
    isRowHeader: true,
    cell: ({ fullName }) => fullName,
  },
  { key: 'child', header: column.child, card: 'field', cell: ({ childName }) => childName },
  { key: 'service', header: column.service, card: 'field', cell: ({ serviceName }) => serviceName },
  { key: 'style', header: column.style, card: 'detail', cell: ({ styleName }) => styleName },
  {
    key: 'deposit',
    header: column.deposit,
    cell: (booking) => <DepositBadge booking={booking} />,
  },
  {
    key: 'payment',
    header: column.payment,
    cell: (booking) => <PaymentBadge booking={booking} />,
  },
];

/** The owner's bookings with the way to update each (product spec 2, Bookings list). */
export function BookingsTable({ paging, today, state }: BookingsTableProps) {
  const folding = useFoldedColumns(columns(today), folded, { headers: bookings.folded });
  return (
    <PaginatedTable
      {...paging}
      caption={`${bookings.title}. ${table.sortedNewest}`}
      {...folding}
      rowKey={({ bookingId }) => bookingId}
      state={state}
      tone={({ paymentStatus, bookingDate }) => {
        if (paymentStatus === 'CANCELLED') return 'quiet';
        return bookingDate === today ? 'marked' : 'plain';
      }}
      actions={{
        header: column.actions,
        width: 'button',
        cell: (booking) => <Update booking={booking} />,
      }}
    />
  );
}

/** Opens the booking's update page, handing the booking on (reading 5), and the way back to this list. */
function Update({ booking }: { booking: Booking }) {
  const { search } = useLocation();
  const label = bookings.open.sr({
    fullName: booking.fullName,
    date: formatDateCell(booking.bookingDate),
    time: formatTimeCell(booking.bookingTime),
  });
  return (
    <span className={unbroken}>
      <ButtonLink
        href={paths.adminBookingUpdate.href(booking.bookingId)}
        state={{ booking, back: search } satisfies BookingState}
        tone="secondary"
        size="sm"
        ariaLabel={label}
      >
        {bookings.open.text}
      </ButtonLink>
    </span>
  );
}
