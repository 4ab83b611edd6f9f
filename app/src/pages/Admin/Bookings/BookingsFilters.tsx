import { Button } from '@plaitful/design-system/Button';
import { Inline } from '@plaitful/design-system/Inline';
import { SearchField } from '@plaitful/design-system/SearchField';
import { bookingsList as words } from '@plaitful/messages/en-CA/adminBookings';
import { useId, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useListSearch } from '../../../features/lists/useListSearch.ts';
import { Segments } from '../../../features/admin/Segments.tsx';
import {
  bookingsSearchId,
  shows,
  withFilters,
  type BookingsFilters,
  type BookingsQuery,
} from './bookingsAddress.ts';
import { ExportButton } from './ExportButton.tsx';
import { MoreFilters } from './MoreFilters.tsx';
import { useBookingCounts } from './useBookingCounts.ts';
import * as css from './BookingsFilters.css.ts';

interface FiltersProps {
  filters: BookingsFilters;
  /** What the list asks for; the table that is exported holds the same. */
  query: BookingsQuery & { q?: string };
  today: string;
}

/** Everything that narrows the list: search, tabs, style and dates. It lives in the address. */
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

/** By itself, so that a letter typed draws nothing else anew. */
function Search() {
  const { text, onChange } = useListSearch();
  return (
    <SearchField
      id={bookingsSearchId}
      label={words.search.label}
      hint={words.search.hint}
      clearLabel={words.search.clear}
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
        // Today is a date of its own: those chosen before no longer count.
        search: withFilters(search, {
          show,
          ...(show === 'today' && { from: undefined, to: undefined }),
        }).toString(),
        isCurrent: filters.show === show,
      }))}
    />
  );
}
