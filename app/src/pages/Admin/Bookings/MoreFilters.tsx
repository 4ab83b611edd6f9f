import { Button } from '@plaitful/design-system/Button';
import { Select } from '@plaitful/design-system/Select';
import { bookingsList } from '@plaitful/messages/en-CA/adminBookings';
import { useSearchParams } from 'react-router-dom';
import { $api } from '../../../lib/api/client.ts';
import { bookingsSearchId, withFilters, type BookingsFilters } from './bookingsAddress.ts';
import { DateFilter } from './DateFilter.tsx';
import * as css from './BookingsFilters.css.ts';

const words = bookingsList.filters;

/** The style of the bookings, and from which day to which; each change is an address. */
export function MoreFilters({ filters }: { filters: BookingsFilters }) {
  const [, setSearch] = useSearchParams();
  const { show, style, from, to } = filters;
  const set = (change: Parameters<typeof withFilters>[1], replace = false) =>
    setSearch((now) => withFilters(now, change), { preventScrollReset: true, replace });
  // Other dates than today's are asked for.
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
              // The button goes away with what it cleared.
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

/** One style, or all of them. They are loaded when the filters are opened: a style comes with all its dates. */
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
