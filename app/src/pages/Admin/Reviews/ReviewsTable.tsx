import type { Review } from '@plaitful/api-client/contract';
import { Menu } from '@plaitful/design-system/Menu';
import { PaginatedTable, type TableColumn, type TableState } from '@plaitful/design-system/PaginatedTable';
import { adminReviews as words } from '@plaitful/messages/en-CA/adminReviews';
import type { Paging } from '../../../features/lists/usePaging.ts';

interface ReviewsTableProps {
  paging: Paging<Review>;
  state: TableState | undefined;
  onEdit: (review: Review) => void;
  onDelete: (review: Review) => void;
}

/** A review with its serial number in the whole list. */
interface Row {
  number: number;
  review: Review;
}

const { column } = words;

const columns: readonly TableColumn<Row>[] = [
  { key: 'sn', header: column.sn, card: 'lead', isOneLine: true, cell: ({ number }) => number },
  { key: 'message', header: column.message, card: 'detail', cell: ({ review }) => review.review },
  {
    key: 'name',
    header: column.name,
    card: 'title',
    isRowHeader: true,
    cell: ({ review }) => review.reviewBy,
  },
];

/** The reviews of one page, each with its menu (product spec 2, Reviews list). */
export function ReviewsTable({ paging, state, onEdit, onDelete }: ReviewsTableProps) {
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
