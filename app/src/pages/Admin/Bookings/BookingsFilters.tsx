import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { SearchField } from '@plaitful/design-system/SearchField';
import { toast } from '@plaitful/design-system/Toast';
import type { LocalDate } from '@plaitful/domain/studio-time';
import { admin } from '@plaitful/messages/en-CA/admin';
import { bookingsList as words } from '@plaitful/messages/en-CA/adminBookings';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as css from './BookingsFilters.css.ts';
import { useListSearch } from '../../../features/lists/useListSearch.ts';
import { Segments } from '../../../features/admin/Segments.tsx';
import {
  bookingsSearchId,
  shows,
  withFilters,
  type BookingsFilters,
  type BookingsQuery,
  queryOf,
  type Show,
} from './bookingsAddress.ts';
import { MoreFilters } from './MoreFilters.tsx';
import { api } from '../../../lib/api/client.ts';
import { readPage } from '../../../features/lists/useServerPaging.ts';
import { useDepositsDue } from './day/dayData.ts';
import { answerOf } from '../../../lib/api/answer.ts';
import { downloadBlob } from '../../../lib/api/downloadBlob.ts';

async function download(query: FiltersProps['query']): Promise<void> {
  const file = await answerOf(api.GET('/api/booking/export.csv', { params: { query }, parseAs: 'blob' }));
  downloadBlob(file, words.export.fileName);
}

/** A button, not a link: the call needs the session's token. */
function ExportButton({ query }: Pick<FiltersProps, 'query'>) {
  const [isLoading, setLoading] = useState(false);
  const get = async () => {
    setLoading(true);
    await download(query).catch(() => toast.error(words.export.failed));
    setLoading(false);
  };
  return (
    <Button
      tone="secondary"
      size="sm"
      icon="download"
      isBusy={isLoading}
      busyLabel={words.export.busy}
      onClick={() => void get()}
    >
      {words.export.button}
    </Button>
  );
}

const path = '/api/booking/all';

/** How many bookings a tab has: a page of one booking is fetched for its total. */
function useCount(show: Show, today: LocalDate): number | undefined {
  const query = {
    ...queryOf({ show, style: undefined, from: undefined, to: undefined }, today),
    page: 1,
    size: 1,
  };
  return useQuery({
    queryKey: ['pages', path, query],
    queryFn: () => readPage(api.GET(path, { params: { query } })),
    select: ({ total }) => total,
  }).data;
}

function useBookingCounts(today: LocalDate): Readonly<Record<Show, number | undefined>> {
  return {
    all: useCount('all', today),
    today: useCount('today', today),
    due: useDepositsDue().data?.total,
    cancelled: useCount('cancelled', today),
  };
}

interface FiltersProps {
  filters: BookingsFilters;
  /** The filters of the list, also used for the export. */
  query: BookingsQuery & { q?: string };
  today: string;
}

export function BookingsFilters({ filters, query, today }: FiltersProps) {
  const { style, from, to } = filters;
  const [isOpen, setOpen] = useState(style !== undefined || from !== undefined || to !== undefined);
  const moreId = useId();
  return (
    <div className={css.filters}>
      <div className={css.line}>
        <div className={css.search}>
          <Search />
        </div>
        <Inline gap={2}>
          <Button
            tone="quiet"
            size="sm"
            icon="filter"
            isExpanded={isOpen}
            controls={moreId}
            onClick={() => setOpen(!isOpen)}
          >
            {words.filters.open}
          </Button>
          <ExportButton query={query} />
        </Inline>
      </div>
      <Tabs filters={filters} today={today} />
      <div id={moreId}>{isOpen ? <MoreFilters filters={filters} /> : null}</div>
    </div>
  );
}

/** A component of its own, so that typing renders nothing else. */
function Search() {
  const { text, onChange } = useListSearch();
  return (
    <SearchField
      id={bookingsSearchId}
      label={words.search.label}
      hint={words.search.hint}
      clearLabel={admin.search.clear}
      value={text}
      onChange={onChange}
    />
  );
}

function Tabs({ filters, today }: Pick<FiltersProps, 'filters' | 'today'>) {
  const [search] = useSearchParams();
  const counts = useBookingCounts(today);
  return (
    <Segments
      label={words.show.label}
      segments={shows.map((show) => ({
        key: show,
        label: words.show[show],
        count: counts[show],
        // "Today" sets the date: dates chosen before are removed.
        search: withFilters(search, {
          show,
          ...(show === 'today' && { from: undefined, to: undefined }),
        }).toString(),
        isCurrent: filters.show === show,
      }))}
    />
  );
}
