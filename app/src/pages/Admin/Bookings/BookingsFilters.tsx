import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { Menu } from '@plaitful/design-system/Menu';
import { SearchField } from '@plaitful/design-system/SearchField';
import { type LocalDate, isLocalDate } from '@plaitful/domain/studio-time';
import { admin } from '@plaitful/messages/en-CA/admin';
import { bookingsList as labels } from '@plaitful/messages/en-CA/adminBookings';
import { useQuery } from '@tanstack/react-query';
import { useId, useState, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListSearch } from '../../../features/lists/useListSearch.ts';
import { SegmentedNav } from '../../../features/admin/SegmentedNav.tsx';
import {
  bookingsSearchId,
  bookingsSubsets,
  bookingsViews,
  withFilters,
  type BookingsFilters,
  type BookingsQuery,
  toBookingsQuery,
  type BookingsView,
} from './bookingsUrl.ts';
import { api, $api } from '../../../lib/api/client.ts';
import { parsePage } from '../../../features/lists/useServerPaging.ts';
import { useDepositsDue } from '../../../features/admin/daySchedule/scheduleData.ts';
import { useBookingsDownload } from '../../../features/admin/useBookingsDownload.ts';
import { DateField } from '@plaitful/design-system/DateField';
import { Select } from '@plaitful/design-system/Select';
import * as css from './BookingsFilters.css.ts';

/** Actions, not links: the call needs the session's token. */
function ExportMenu({ query }: Pick<FiltersProps, 'query'>) {
  const { isLoading, download } = useBookingsDownload();
  const text = isLoading ? labels.export.busy : labels.export.button;
  return (
    <Menu
      trigger={{ text, icon: 'download' }}
      label={text}
      items={(['bookkeeping', 'raw'] as const).map((columns) => ({
        key: columns,
        label: labels.export[columns],
        onSelect: () => void download(columns, query),
      }))}
    />
  );
}

const path = '/api/booking/all';

/** How many bookings a tab has: a page of one booking is fetched for its total. */
function useCount(show: BookingsView, today: LocalDate): number | undefined {
  const query = {
    ...toBookingsQuery({ show, style: undefined, visits: undefined, from: undefined, to: undefined }, today),
    page: 1,
    size: 1,
  };
  return useQuery({
    queryKey: ['pages', path, query],
    queryFn: () => parsePage(api.GET(path, { params: { query } })),
    select: ({ total }) => total,
  }).data;
}

function useBookingCounts(today: LocalDate): Readonly<Record<BookingsView, number | undefined>> {
  return {
    all: useCount('all', today),
    today: useCount('today', today),
    due: useDepositsDue().data?.total,
    cancelled: useCount('cancelled', today),
    toReturn: useCount('toReturn', today),
  };
}

interface FiltersProps {
  filters: BookingsFilters;
  /** The filters of the list, also used for the export. */
  query: BookingsQuery & { q?: string };
  today: string;
}

export function BookingsFilters({ filters, query, today }: FiltersProps) {
  const [isOpen, setOpen] = useState(isNarrowed(filters));
  const moreId = useId();
  return (
    <div className={css.filters}>
      <div className={css.mainFilters}>
        <div className={css.search}>
          <Search />
        </div>
        <div className={css.actions}>
          <Inline gap={2}>
            <Button
              variant="text"
              isFlush
              size="sm"
              icon="filter"
              isExpanded={isOpen}
              controls={moreId}
              onClick={() => setOpen(!isOpen)}
            >
              {labels.filters.open}
            </Button>
            <ExportMenu query={query} />
          </Inline>
        </div>
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
      label={labels.search.label}
      hint={labels.search.hint}
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
    <SegmentedNav
      label={labels.show.label}
      segments={bookingsViews.map((show) => ({
        label: labels.show[show],
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

const filterLabels = labels.filters;

/** Whether one of the filters below the tabs is set. */
const isNarrowed = ({ style, visits, from, to }: BookingsFilters): boolean =>
  [style, visits, from, to].some((value) => value !== undefined);

function MoreFilters({ filters }: { filters: BookingsFilters }) {
  const [, setSearch] = useSearchParams();
  const { show, style, visits, from, to } = filters;
  const set = (change: Parameters<typeof withFilters>[1], replace = false) =>
    setSearch((now) => withFilters(now, change), { preventScrollReset: true, replace });
  // Setting other dates ends the view "Today".
  const setDate = (change: { from?: string | undefined } | { to?: string | undefined }) =>
    set({ ...change, ...(show === 'today' && { show: 'all' }) }, true);
  const isTurned = from !== undefined && to !== undefined && to < from;
  return (
    <div className={css.moreFilters}>
      <StyleSelect style={style} onChange={(value) => set({ style: value })} />
      <Select
        label={filterLabels.visits}
        options={[
          { value: '', label: filterLabels.anyVisits },
          ...bookingsSubsets.map((value) => ({ value, label: filterLabels.subset[value] })),
        ]}
        value={visits ?? ''}
        onChange={({ currentTarget }) => set({ visits: currentTarget.value })}
      />
      <DateFilter label={filterLabels.from} date={from} onChange={(date) => setDate({ from: date })} />
      <DateFilter
        label={filterLabels.to}
        date={to}
        error={isTurned ? filterLabels.turned : undefined}
        onChange={(date) => setDate({ to: date })}
      />
      {isNarrowed(filters) ? (
        <div className={css.clear}>
          <Button
            variant="text"
            onClick={() => {
              set({ style: undefined, visits: undefined, from: undefined, to: undefined });
              // The focused button disappears when the filters are cleared.
              document.getElementById(bookingsSearchId)?.focus();
            }}
          >
            {filterLabels.clear}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Styles are fetched only when the filters are opened: each comes with all its dates. */
function StyleSelect({ style, onChange }: { style: number | undefined; onChange: (style: string) => void }) {
  const styles = $api.useQuery('get', '/api/styles/all', {});
  const options = (styles.data ?? [])
    .map((one) => ({ value: String(one.styleId), label: one.style }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const value = style === undefined ? '' : String(style);
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <Select
      label={filterLabels.style}
      error={styles.isLoadingError ? filterLabels.stylesFailed : undefined}
      options={[
        { value: '', label: filterLabels.anyStyle },
        ...(isListed ? [] : [{ value, label: filterLabels.thisStyle }]),
        ...options,
      ]}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface DateFilterProps {
  label: string;
  date: LocalDate | undefined;
  error?: string | undefined;
  /** Called with a complete date, or undefined when it was cleared. */
  onChange: (date: LocalDate | undefined) => void;
}

/** Browsers report each typed part of a date; only complete dates are passed on. */
function DateFilter({ label, date, error, onChange }: DateFilterProps) {
  const [text, setText] = useState(date ?? '');
  const written = useRef(date);
  useEffect(() => {
    // Something else changed the URL, such as another tab of the list.
    if (date !== written.current) setText(date ?? '');
    written.current = date;
  }, [date]);
  const change = (value: string) => {
    setText(value);
    // The year 2026 is typed by way of 0002, 0020 and 0202.
    if (value !== '' && (!isLocalDate(value) || value < '1900')) return;
    written.current = value === '' ? undefined : value;
    onChange(written.current);
  };
  return (
    <DateField
      label={label}
      invalidError={filterLabels.wrongDate}
      value={text}
      error={error}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
