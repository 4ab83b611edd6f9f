import type { Review } from '@plaitful/api-client/contract';
import { readProblem } from '@plaitful/api-client/problem';
import { Button } from '@plaitful/design-system/Button';
import { ConfirmDialog } from '@plaitful/design-system/ConfirmDialog';
import { EmptyState } from '@plaitful/design-system/EmptyState';
import { Menu } from '@plaitful/design-system/Menu';
import { PaginatedTable, type TableColumn, type TableState } from '@plaitful/design-system/PaginatedTable';
import { toast } from '@plaitful/design-system/Toast';
import { admin } from '@plaitful/messages/en-CA/admin';
import { adminReviews as words, reviewForm, deleteReview } from '@plaitful/messages/en-CA/adminReviews';
import { action } from '@plaitful/messages/en-CA/common';
import { useState } from 'react';
import { api, $api } from '../../../lib/api/client.ts';
import { listState } from '../../../features/lists/listState.tsx';
import { useListSearch } from '../../../features/lists/useListSearch.ts';
import { useServerPaging } from '../../../features/lists/useServerPaging.ts';
import { AdminPage } from '../../../features/admin/AdminPage.tsx';
import { ListSearchField } from '../../../features/admin/ListSearchField.tsx';
import { EditReview } from './EditReview.tsx';
import { FormDialog } from '../../../features/admin/unsaved/FormDialog.tsx';
import { ReviewFields } from './ReviewFields.tsx';
import { reviewStart } from './reviewStart.ts';
import { useReviewForm } from './useReviewForm.ts';
import { useReviewList } from './useReviewList.ts';
import type { Paging } from '../../../features/lists/usePaging.ts';
import { useErrorMessages } from '../../../shell/useErrorMessages.ts';
import { ContactText } from '../../../shell/ContactText.tsx';
import { ifMatch } from '../../../features/admin/conflict/useNewest.ts';

interface DeleteReviewProps {
  review: Review | undefined;
  onClose: () => void;
}

function DeleteReview({ review, onClose }: DeleteReviewProps) {
  const list = useReviewList();
  const errorMessages = useErrorMessages();
  const call = $api.useMutation('delete', '/api/reviews/{reviewId}', {
    onSuccess: () => {
      toast.success(deleteReview.done);
      onClose();
      return list.refresh();
    },
    onError: () => {
      toast.error(deleteReview.failed);
      return list.refresh();
    },
  });
  const close = () => {
    call.reset();
    onClose();
  };
  const hasFailed = call.error !== null && call.variables?.params.path.reviewId === review?.reviewId;
  return (
    <ConfirmDialog
      isOpen={review !== undefined}
      title={deleteReview.title({ reviewBy: review?.reviewBy ?? '' })}
      words={deleteReview}
      closeLabel={action.close}
      tone="danger"
      isBusy={call.isPending}
      error={
        hasFailed ? (
          <ContactText text={errorMessages.afterSending(readProblem(call.error)) ?? deleteReview.failed} />
        ) : undefined
      }
      onConfirm={() => {
        if (!review) return;
        const { reviewId, etag } = review;
        call.mutate({ params: { path: { reviewId }, ...ifMatch(etag) } });
      }}
      onClose={close}
    >
      <p>{deleteReview.text({ reviewStart: reviewStart(review?.review ?? '') })}</p>
    </ConfirmDialog>
  );
}

interface ReviewsTableProps {
  paging: Paging<Review>;
  state: TableState | undefined;
  onEdit: (review: Review) => void;
  onDelete: (review: Review) => void;
}

interface Row {
  number: number;
  review: Review;
}

const { column } = words;

const columns: readonly TableColumn<Row>[] = [
  { key: 'sn', header: column.sn, cardSlot: 'lead', isOneLine: true, cell: ({ number }) => number },
  { key: 'message', header: column.message, cardSlot: 'detail', cell: ({ review }) => review.review },
  {
    key: 'name',
    header: column.name,
    cardSlot: 'title',
    isRowHeader: true,
    cell: ({ review }) => review.reviewBy,
  },
];

function ReviewsTable({ paging, state, onEdit, onDelete }: ReviewsTableProps) {
  const before = (paging.page - 1) * paging.pageSize;
  return (
    <PaginatedTable
      {...paging}
      caption={words.title}
      columns={columns}
      rows={paging.rows.map((review, index) => ({ number: before + index + 1, review }))}
      rowKey={({ review }) => review.reviewId}
      state={state}
      cardsBelow={560}
      actions={{
        header: column.actions,
        cell: ({ review }) => (
          <Menu
            trigger="dots"
            label={words.actions(review)}
            items={[
              { key: 'edit', label: words.edit, icon: 'pencil', onSelect: () => onEdit(review) },
              {
                key: 'delete',
                label: words.delete,
                icon: 'trash',
                tone: 'danger',
                onSelect: () => onDelete(review),
              },
            ]}
          />
        ),
      }}
    />
  );
}

const nothing = { review: '', reviewBy: '' };

function AddReview({ onClose }: { onClose: () => void }) {
  const list = useReviewList();
  const call = $api.useMutation('post', '/api/reviews/add', {
    onSuccess: () => {
      toast.success(reviewForm.add.done);
      void list.refresh();
      onClose();
    },
    onError: () => toast.error(reviewForm.add.failed),
  });
  const { form, fields, isDirty, error } = useReviewForm(nothing, call.error);
  const submit = () =>
    form.submit((body) => {
      if (!call.isPending) call.mutate({ body });
    });
  return (
    <FormDialog
      title={reviewForm.add.title}
      words={{ cancel: reviewForm.cancel, submit: reviewForm.add.submit, submitting: reviewForm.submitting }}
      isDirty={isDirty}
      isBusy={call.isPending}
      error={error}
      onSubmit={submit}
      onClose={onClose}
    >
      <ReviewFields fields={fields} />
    </FormDialog>
  );
}

const reviewsPerPage = 8;

type Opened =
  { dialog: 'add' } | { dialog: 'edit'; review: Review } | { dialog: 'delete'; reviewId: Review['reviewId'] };

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
