import { Button } from '@plaitful/design-system/Button';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { ButtonLink } from '@plaitful/design-system/Link';
import { studioMoment } from '@plaitful/domain/studio-time';
import { admin } from '@plaitful/messages/en-CA/admin';
import { adminStyles as words } from '@plaitful/messages/en-CA/adminStyles';
import { useState } from 'react';
import { $api } from '../../../lib/api/client.ts';
import type { Style } from '../../../lib/api/types.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { useNow } from '../../../shell/useNow.ts';
import { listState } from '../../../features/lists/listState.tsx';
import { useListSearch } from '../../../features/lists/useListSearch.ts';
import { usePaging } from '../../../features/lists/usePaging.ts';
import { paths } from '../../../lib/paths.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { ListSearchField } from '../../../features/admin/ListSearchField.tsx';
import { countFreeDates } from './freeDates.ts';
import { DeleteStyle } from './DeleteStyle.tsx';
import { StylesTable } from './StylesTable.tsx';

/** Styles on one page of the list (product spec 9). */
const stylesPerPage = 8;

/** All styles, by pages, searched by their name and their service (product spec 2, Styles list; reading 33). */
export function StylesPage() {
  const query = $api.useQuery('get', '/api/styles/all');
  const search = useListSearch();
  const found = (query.data ?? []).filter((style) => matches(style, search.q));
  const paging = usePaging(words.title, found, stylesPerPage);
  const freeDates = useFreeDates();
  const [leaving, setLeaving] = useState<Style['styleId']>();
  const isWithoutHits = search.q !== undefined && query.data !== undefined && found.length === 0;
  return (
    <AdminPage
      heading={words.title}
      actions={
        <ButtonLink icon="plus" href={paths.adminStyleAdd.href()}>
          {words.add}
        </ButtonLink>
      }
    >
      <ListSearchField search={search} words={words.search} count={query.data && found.length} />
      <StylesTable
        paging={paging}
        freeDates={freeDates}
        onDelete={({ styleId }) => setLeaving(styleId)}
        state={
          isWithoutHits
            ? {
                kind: 'empty',
                content: <NoHits query={search.q ?? ''} onClear={() => search.onChange('')} />,
              }
            : listState(query, {
                loading: words.loading,
                empty: <EmptyState title={words.empty} />,
                failed: admin.loadError,
                failedToast: words.loadFailed,
              })
        }
      />
      <DeleteStyle
        style={query.data?.find(({ styleId }) => styleId === leaving)}
        onClose={() => setLeaving(undefined)}
      />
    </AdminPage>
  );
}

function matches({ style, serviceName }: Style, q: string | undefined): boolean {
  const asked = q?.toLocaleLowerCase('en-CA');
  return (
    asked === undefined ||
    [style, serviceName].some((text) => text.toLocaleLowerCase('en-CA').includes(asked))
  );
}

/** Counts the dates of a style that can be booked now; undefined while nobody knows what is booked. */
function useFreeDates(): (style: Style) => number | undefined {
  const { timeZone } = useBusiness();
  const booked = $api.useQuery('get', '/api/booking/booked-services');
  const now = studioMoment(useNow(), timeZone);
  return (style) => booked.data && countFreeDates(style, booked.data, now);
}

function NoHits({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <EmptyState
      title={words.search.empty({ query })}
      action={
        <Button tone="secondary" onClick={onClear}>
          {admin.search.clear}
        </Button>
      }
    />
  );
}
