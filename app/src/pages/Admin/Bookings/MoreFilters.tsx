import { Button } from '@plaitful/design-system/Button';
import { DateField } from '@plaitful/design-system/DateField';
import { Select } from '@plaitful/design-system/Select';
import { isLocalDate, type LocalDate } from '@plaitful/domain/studio-time';
import { bookingsList } from '@plaitful/messages/en-CA/adminBookings';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import * as css from './BookingsFilters.css.ts';
import { $api } from '../../../lib/api/client.ts';
import { bookingsSearchId, withFilters, type BookingsFilters } from './bookingsAddress.ts';

const words = bookingsList.filters;

export function MoreFilters({ filters }: { filters: BookingsFilters }) {
  const [, setSearch] = useSearchParams();
  const { show, style, from, to } = filters;
  const set = (change: Parameters<typeof withFilters>[1], replace = false) =>
    setSearch((now) => withFilters(now, change), { preventScrollReset: true, replace });
  // Setting other dates leaves "Today".
  const setDate = (change: { from?: string | undefined } | { to?: string | undefined }) =>
    set({ ...change, ...(show === 'today' && { show: 'all' }) }, true);
  const isTurned = from !== undefined && to !== undefined && to < from;
  const isAny = style === undefined && from === undefined && to === undefined;
  return (
    <div className={css.more}>
      <StyleSelect style={style} onChange={(value) => set({ style: value })} />
      <DateFilter label={words.from} date={from} onChange={(date) => setDate({ from: date })} />
      <DateFilter
        label={words.to}
        date={to}
        error={isTurned ? words.turned : undefined}
        onChange={(date) => setDate({ to: date })}
      />
      {isAny ? null : (
        <div className={css.clear}>
          <Button
            tone="quiet"
            onClick={() => {
              set({ style: undefined, from: undefined, to: undefined });
              // The focused button disappears with what it cleared.
              document.getElementById(bookingsSearchId)?.focus();
            }}
          >
            {words.clear}
          </Button>
        </div>
      )}
    </div>
  );
}

interface StyleSelectProps {
  style: number | undefined;
  onChange: (style: string) => void;
}

/** Styles are fetched only when the filters are opened: each comes with all its dates. */
function StyleSelect({ style, onChange }: StyleSelectProps) {
  const styles = $api.useQuery('get', '/api/styles/all', {});
  const options = (styles.data ?? [])
    .map((one) => ({ value: String(one.styleId), label: one.style }))
    .toSorted((a, b) => a.label.localeCompare(b.label));
  const value = style === undefined ? '' : String(style);
  const isListed = value === '' || options.some((option) => option.value === value);
  return (
    <Select
      label={words.style}
      error={styles.isLoadingError ? words.stylesFailed : undefined}
      options={[
        { value: '', label: words.anyStyle },
        ...(isListed ? [] : [{ value, label: words.thisStyle }]),
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
    // Something else changed the address, such as another tab of the list.
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
      invalidError={bookingsList.filters.wrongDate}
      value={text}
      error={error}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}
