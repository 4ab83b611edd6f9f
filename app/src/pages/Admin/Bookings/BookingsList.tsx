import { Button } from '@plaitful/design-system/Button';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Heading } from '@plaitful/design-system/Heading';
import { LinkProvider } from '@plaitful/design-system/Link';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { studioMoment } from '@plaitful/domain/studio-time';
import { admin, bookings } from '@plaitful/messages/en-CA/admin';
import { bookingsList as words } from '@plaitful/messages/en-CA/adminBookings';
import { useEffect, useId, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../../lib/api/client.ts';
import { appointmentsPerPage } from '../../../features/appointments/appointment.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { useNow } from '../../../shell/useNow.ts';
import { listState } from '../../../features/lists/listState.tsx';
import { useServerPaging } from '../../../features/lists/useServerPaging.ts';
import { bookingsSearchId, queryOf, readFilters, withoutFilters } from './bookingsAddress.ts';
import { BookingsFilters } from './BookingsFilters.tsx';
import { BookingsTable } from './BookingsTable.tsx';
import { InPlaceLink } from './InPlaceLink.tsx';
import * as css from './BookingsList.css.ts';

/** All bookings or what the filters leave of them, newest booking date first, by pages (product spec 2, Bookings list). */
export function BookingsList() {
  const { timeZone } = useBusiness();
  const today = studioMoment(useNow(), timeZone).date;
  const [search] = useSearchParams();
  const filters = readFilters(search);
  const q = search.get('q') ?? '';
  const asked = { ...queryOf(filters, today), ...(q !== '' && { q }) };
  const { paging, query } = useServerPaging({
    listName: bookings.title,
    pageSize: appointmentsPerPage,
    path: '/api/booking/all',
    filter: asked,
    load: (wish) => api.GET('/api/booking/all', { params: { query: wish } }),
  });
  const headingId = useId();
  const section = useStartInView(paging.page);
  const isNarrowed = Object.keys(asked).length > 0;
  return (
    <section ref={section} aria-labelledby={headingId} className={css.list}>
      <Heading level={2} size="xl" id={headingId}>
        {words.title}
      </Heading>
      <BookingsFilters filters={filters} query={asked} today={today} />
      <VisuallyHidden isLive>
        {isNarrowed && query.data && !query.isFetching ? words.found({ count: paging.total }) : ''}
      </VisuallyHidden>
      <LinkProvider component={InPlaceLink}>
        <BookingsTable
          paging={paging}
          today={today}
          state={listState(query, {
            loading: bookings.loading,
            empty: isNarrowed ? (
              <NoMatch q={q} isOnlySearch={Object.keys(asked).length === 1} />
            ) : (
              <NoBookings />
            ),
            failed: admin.loadError,
            failedToast: bookings.loadFailed,
          })}
        />
      </LinkProvider>
    </section>
  );
}

const NoBookings = () => <EmptyState title={bookings.empty} />;

/** Nothing is left: the words say of what, and one press brings all bookings back. */
function NoMatch({ q, isOnlySearch }: { q: string; isOnlySearch: boolean }) {
  const [, setSearch] = useSearchParams();
  const clear = () => {
    setSearch(withoutFilters, { preventScrollReset: true });
    // The button goes away with what it cleared.
    document.getElementById(bookingsSearchId)?.focus();
  };
  return (
    <EmptyState
      title={q === '' ? words.filters.empty : words.search.empty({ query: q })}
      action={
        <Button tone="secondary" onClick={clear}>
          {q !== '' && isOnlySearch ? words.search.clear : words.filters.clear}
        </Button>
      }
    />
  );
}

/** Below the day's view the list begins far down the page: another page of it starts at its own top. */
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
