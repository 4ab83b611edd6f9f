import { Button } from '@plaitful/design-system/Button';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { SearchField } from '@plaitful/design-system/SearchField';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { admin } from '@plaitful/messages/en-CA/admin';
import type { ListSearch } from '../lists/useListSearch.ts';
import * as css from './admin.css.ts';

interface ListSearchFieldProps {
  search: ListSearch;
  labels: { label: string; hint: string; found: (hits: { count: number }) => string };
  count: number | undefined;
}

export function ListSearchField({ search, labels, count }: ListSearchFieldProps) {
  return (
    <>
      <div className={css.search}>
        <SearchField
          label={labels.label}
          hint={labels.hint}
          value={search.text}
          onChange={search.onChange}
          clearLabel={admin.search.clear}
        />
      </div>
      <VisuallyHidden element="div" isLive>
        {search.q !== undefined && count !== undefined ? labels.found({ count }) : ''}
      </VisuallyHidden>
    </>
  );
}

export function NoSearchResults({ search: { q = '', onChange } }: Pick<ListSearchFieldProps, 'search'>) {
  return (
    <EmptyState
      title={admin.search.empty({ query: q })}
      action={
        <Button variant="outline" onClick={() => onChange('')}>
          {admin.search.clear}
        </Button>
      }
    />
  );
}
