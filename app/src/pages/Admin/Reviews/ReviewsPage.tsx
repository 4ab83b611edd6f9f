import type { Review } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { admin } from '@plaitful/messages/en-CA/admin';
import { adminReviews as words } from '@plaitful/messages/en-CA/adminReviews';
import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { listState } from '../../../features/lists/listState.tsx';
import { useListSearch } from '../../../features/lists/useListSearch.ts';
import { useServerPaging } from '../../../features/lists/useServerPaging.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { ListSearchField } from '../../../features/admin/ListSearchField.tsx';
import { AddReview } from './AddReview.tsx';
import { DeleteReview } from './DeleteReview.tsx';
import { EditReview } from './EditReview.tsx';
import { ReviewsTable } from './ReviewsTable.tsx';

/** Reviews on one page of the list (product spec 9). */
const reviewsPerPage = 8;

/** What was opened over the list. */
type Opened =
  | { dialog: 'add' }
  /** As it was read: what changes under it is told at saving. */
  | { dialog: 'edit'; review: Review }
  | { dialog: 'delete'; reviewId: Review['reviewId'] };

/** The reviews, by pages, searched by their words and names (product spec 2, Reviews list; reading 33). */
export function ReviewsPage() {
  const search = useListSearch();
  const { q } = search;
  const { paging, query } = useServerPaging({
    listName: words.title,
    pageSize: reviewsPerPage,
    path: '/api/reviews/all',
    filter: q === undefined ? {} : { q },
    load: (asked) => api.GET('/api/reviews/all', { params: { query: asked } }),
  });
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const leaving =
    opened?.dialog === 'delete'
      ? paging.rows.find(({ reviewId }) => reviewId === opened.reviewId)
      : undefined;
  return (
    <AdminPage
      heading={words.title}
      actions={
        <Button icon="plus" onClick={() => setOpened({ dialog: 'add' })}>
          {words.add}
        </Button>
      }
    >
      <ListSearchField search={search} words={words.search} count={query.data && paging.total} />
      <ReviewsTable
        paging={paging}
        state={listState(query, {
          loading: words.loading,
          empty:
            q === undefined ? (
              <EmptyState title={words.empty} />
            ) : (
              <NoHits query={q} onClear={() => search.onChange('')} />
            ),
          failed: admin.loadError,
          failedToast: words.loadFailed,
        })}
        onEdit={(review) => setOpened({ dialog: 'edit', review })}
        onDelete={({ reviewId }) => setOpened({ dialog: 'delete', reviewId })}
      />
      {opened?.dialog === 'add' ? <AddReview onClose={close} /> : null}
      {opened?.dialog === 'edit' ? <EditReview review={opened.review} onClose={close} /> : null}
      <DeleteReview review={leaving} onClose={close} />
    </AdminPage>
  );
}

function NoHits({ query, onClear }: { query: string; onClear: () => void }) {
  return (
    <EmptyState
      title={admin.search.empty({ query })}
      action={
        <Button tone="secondary" onClick={onClear}>
          {admin.search.clear}
        </Button>
      }
    />
  );
}
