import type { Review } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Menu } from '@plaitful/design-system/Menu';
import { PaginatedTable, type TableColumn, type TableState } from '@plaitful/design-system/PaginatedTable';
import { useMediaQuery } from '@plaitful/design-system/useMediaQuery';
import { admin } from '@plaitful/messages/en-CA/admin';
import { adminReviews as labels } from '@plaitful/messages/en-CA/adminReviews';
import { useState } from 'react';
import { api } from '../../../lib/api/client.ts';
import { getTableState } from '../../../features/lists/tableState.tsx';
import { useListSearch } from '../../../features/lists/useListSearch.ts';
import { useServerPaging } from '../../../features/lists/useServerPaging.ts';
import { rowMenu } from '../../../features/admin/admin.css.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { ListSearchField, NoSearchResults } from '../../../features/admin/ListSearchField.tsx';
import { AddReview, DeleteReview, EditReview } from './ReviewDialogs.tsx';
import { withRowNumbers, type Paging } from '../../../features/lists/usePaging.ts';

interface ReviewsTableProps {
  paging: Paging<Review>;
  state: TableState | undefined;
  onEdit: (review: Review) => void;
  onDelete: (review: Review) => void;
}

const { column } = labels;

type Column = TableColumn<Review & { number: number }>;

const numberColumn: Column = {
  key: 'sn',
  header: column.sn,
  isOneLine: true,
  cell: ({ number }) => number,
};

const columns: readonly Column[] = [
  { key: 'message', header: column.message, isWide: true, cardSlot: 'detail', cell: ({ review }) => review },
  {
    key: 'name',
    header: column.name,
    cardSlot: 'title',
    isRowHeader: true,
    cell: ({ reviewBy }) => reviewBy,
  },
];

function ReviewsTable({ paging, state, onEdit, onDelete }: ReviewsTableProps) {
  // A number without its header says nothing on a card.
  const isCards = useMediaQuery('(max-width: 699.98px)');
  return (
    <PaginatedTable
      {...withRowNumbers(paging)}
      caption={labels.title}
      columns={isCards ? columns : [numberColumn, ...columns]}
      rowKey={({ reviewId }) => reviewId}
      state={state}
      cardsBelow={560}
      actions={{
        header: column.actions,
        cell: (review) => (
          <span className={rowMenu}>
            <Menu
              trigger="dots"
              label={labels.actions(review)}
              items={[
                { key: 'edit', label: labels.edit, icon: 'pencil', onSelect: () => onEdit(review) },
                {
                  key: 'delete',
                  label: labels.delete,
                  icon: 'trash',
                  tone: 'danger',
                  onSelect: () => onDelete(review),
                },
              ]}
            />
          </span>
        ),
      }}
    />
  );
}

const reviewsPerPage = 8;

type Opened =
  | { dialog: 'add' }
  | { dialog: 'edit'; review: Review }
  | { dialog: 'delete'; reviewId: Review['reviewId'] };

export function ReviewsPage() {
  const search = useListSearch();
  const { q } = search;
  const { paging, query } = useServerPaging({
    listName: labels.title,
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
      heading={labels.title}
      actions={
        <Button icon="plus" onClick={() => setOpened({ dialog: 'add' })}>
          {labels.add}
        </Button>
      }
    >
      <ListSearchField search={search} labels={labels.search} count={query.data && paging.total} />
      <ReviewsTable
        paging={paging}
        state={getTableState(query, {
          loading: labels.loading,
          empty: q === undefined ? <EmptyState title={labels.empty} /> : <NoSearchResults search={search} />,
          failed: admin.loadError,
          failedToast: labels.loadFailed,
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
