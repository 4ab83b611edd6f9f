import { Button } from '@plaitful/design-system/Button';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Inline } from '@plaitful/design-system/Inline';
import { Heading } from '@plaitful/design-system/Heading';
import { LinkProvider, type RouterLinkProps, ButtonLink } from '@plaitful/design-system/Link';
import { PaginatedTable, type TableColumn, type TableState } from '@plaitful/design-system/PaginatedTable';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import type { LocalDate } from '@plaitful/domain/studio-time';
import { admin, bookings } from '@plaitful/messages/en-CA/admin';
import { bookedChild } from '@plaitful/messages/en-CA/adminChildren';
import { bookingsList as labels } from '@plaitful/messages/en-CA/adminBookings';
import { table } from '@plaitful/messages/en-CA/pagination';
import { formatDateCell, formatDateShort, formatTimeCell } from '@plaitful/messages/format';
import { useEffect, useId, useRef } from 'react';
import { useSearchParams, Link, useLocation } from 'react-router-dom';
import { formatBookedStyle } from '../../../features/admin/daySchedule/bookedStyle.ts';
import * as css from './BookingsList.css.ts';
import { api } from '../../../lib/api/client.ts';
import { appointmentsPerPage } from '../../../features/appointments/appointmentRows.ts';
import { useClock } from '../../../features/admin/useClock.ts';
import { getTableState } from '../../../features/lists/tableState.tsx';
import { useServerPaging } from '../../../features/lists/useServerPaging.ts';
import { bookingsSearchId, toBookingsQuery, parseFilters, withoutFilters } from './bookingsUrl.ts';
import { BookingsFilters } from './BookingsFilters.tsx';
import type { Booking } from '@plaitful/api-client/contract';
import { noWrap } from '../../../shell/layout.css.ts';
import { useStackedColumns } from '../../../features/lists/useMergedColumns.tsx';
import type { Paging } from '../../../features/lists/usePaging.ts';
import { useBookingLink } from '../../../features/admin/bookingLinkState.ts';
import { MissedBadge, OutcomeBadge } from '../../../features/admin/visit/OutcomeBadge.tsx';
import { DepositBadge, PaymentBadge } from '../../../features/admin/StatusBadges.tsx';

interface BookingsTableProps {
  paging: Paging<Booking>;
  today: LocalDate;
  state: TableState | undefined;
}

const { column } = bookings;

const merged = { time: 'date', child: 'fullName', service: 'style', payment: 'deposit' };

const columns = (today: string): readonly TableColumn<Booking>[] => [
  {
    key: 'date',
    header: column.date,
    cardSlot: 'lead',
    isOneLine: true,
    cell: ({ bookingDate }) => (
      <>
        <strong>{formatDateBeside(bookingDate, today)}</strong>
        {bookingDate === today ? <span className={css.aside}>{bookings.today}</span> : null}
      </>
    ),
  },
  {
    key: 'time',
    header: column.time,
    cardSlot: 'lead',
    isOneLine: true,
    cell: ({ bookingTime }) => formatTimeCell(bookingTime),
  },
  {
    key: 'fullName',
    header: column.fullName,
    cardSlot: 'title',
    isRowHeader: true,
    cell: ({ fullName }) => fullName,
  },
  {
    key: 'child',
    header: column.child,
    cardSlot: 'field',
    cell: ({ childName, consent }) => (
      <>
        {childName}
        {consent ? null : <span className={css.aside}>{bookedChild.short.noPhotos}</span>}
      </>
    ),
  },
  { key: 'service', header: column.service, cardSlot: 'field', cell: ({ serviceName }) => serviceName },
  { key: 'style', header: column.style, cardSlot: 'detail', isWide: true, cell: formatBookedStyle },
  {
    key: 'deposit',
    header: column.deposit,
    isOneLine: true,
    cell: (booking) => <DepositBadge booking={booking} />,
  },
  {
    key: 'payment',
    header: column.payment,
    isOneLine: true,
    cell: (booking) => (
      <Inline gap={1}>
        <PaymentBadge booking={booking} />
        {booking.outcome === 'EXPECTED' ? null : <OutcomeBadge booking={booking} />}
        <MissedBadge booking={booking} />
      </Inline>
    ),
  },
];

/** The year only where it is another one than today's. */
const formatDateBeside = (date: LocalDate, today: LocalDate): string =>
  date.slice(0, 4) === today.slice(0, 4) ? formatDateShort(date) : formatDateCell(date);

function BookingsTable({ paging, today, state }: BookingsTableProps) {
  const layout = useStackedColumns(columns(today), merged, {
    headers: bookings.merged,
    mergeBelow: 1600,
  });
  return (
    <PaginatedTable
      {...paging}
      caption={`${bookings.title}. ${table.sortedNewest}`}
      {...layout}
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

function Update({ booking }: { booking: Booking }) {
  const label = bookings.open.sr({
    fullName: booking.fullName,
    date: formatDateCell(booking.bookingDate),
    time: formatTimeCell(booking.bookingTime),
  });
  return (
    <span className={noWrap}>
      <ButtonLink {...useBookingLink(booking)} variant="outline" size="sm" ariaLabel={label}>
        {bookings.open.text}
      </ButtonLink>
    </span>
  );
}

export function BookingsList() {
  const today = useClock().moment.date;
  const [search] = useSearchParams();
  const filters = parseFilters(search);
  const q = search.get('q') ?? '';
  const asked = { ...toBookingsQuery(filters, today), ...(q !== '' && { q }) };
  const { paging, query } = useServerPaging({
    listName: bookings.title,
    pageSize: appointmentsPerPage,
    path: '/api/booking/all',
    filter: asked,
    load: (page) => api.GET('/api/booking/all', { params: { query: page } }),
  });
  const headingId = useId();
  const section = useStartInView(paging.page);
  const isNarrowed = Object.keys(asked).length > 0;
  return (
    <section ref={section} aria-labelledby={headingId} className={css.list}>
      <Heading level={2} size="xl" id={headingId}>
        {labels.title}
      </Heading>
      <BookingsFilters filters={filters} query={asked} today={today} />
      <VisuallyHidden isLive>
        {isNarrowed && query.data && !query.isFetching ? labels.found({ count: paging.total }) : ''}
      </VisuallyHidden>
      <LinkProvider component={InPlaceLink}>
        <BookingsTable
          paging={paging}
          today={today}
          state={getTableState(query, {
            loading: bookings.loading,
            empty: isNarrowed ? (
              <NoMatch q={q} isOnlySearch={Object.keys(asked).length === 1} />
            ) : (
              <EmptyState title={bookings.empty} />
            ),
            failed: admin.loadError,
            failedToast: bookings.loadFailed,
          })}
        />
      </LinkProvider>
    </section>
  );
}

function NoMatch({ q, isOnlySearch }: { q: string; isOnlySearch: boolean }) {
  const [, setSearch] = useSearchParams();
  const clear = () => {
    setSearch(withoutFilters, { preventScrollReset: true });
    // The focused button disappears when the filters are cleared.
    document.getElementById(bookingsSearchId)?.focus();
  };
  return (
    <EmptyState
      title={q === '' ? labels.filters.empty : admin.search.empty({ query: q })}
      action={
        <Button variant="outline" onClick={clear}>
          {q !== '' && isOnlySearch ? admin.search.clear : labels.filters.clear}
        </Button>
      }
    />
  );
}

/** Below the day's view the list begins far down the page: a page change scrolls to its top. */
function useStartInView(page: number) {
  const section = useRef<HTMLElement>(null);
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    const top = section.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) section.current?.scrollIntoView({ block: 'start' });
  }, [page]);
  return section;
}

/** A router link that keeps the scroll position where only the query changes. */
function InPlaceLink({ href, state, ...anchor }: RouterLinkProps) {
  const { pathname } = useLocation();
  const isHere = href === pathname || href.startsWith(`${pathname}?`);
  return <Link {...anchor} to={href} state={state} preventScrollReset={isHere} />;
}
