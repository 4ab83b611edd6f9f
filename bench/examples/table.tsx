import { PaginatedTable, type TableSort } from '@plaitful/design-system/PaginatedTable';
import { useState } from 'react';
import { bookings, columns, pageOf, pageSize, type Booking, type BookingKey } from './data/bookings.ts';

const all = columns.map(({ key, header }) => ({
  key,
  header,
  cell: (row: Booking) => row[key],
  isSortable: true,
  isRowHeader: key === 'parent',
}));

const words = {
  pager: {
    label: 'Pages of bookings',
    previous: { text: 'Prev', suffix: 'page' },
    next: { text: 'Next', suffix: 'page' },
    page: (page: number) => `Page ${page}`,
    current: (page: number, pages: number) => `Page ${page} of ${pages}, you are here`,
    gap: 'Some pages are not shown',
    turned: (page: number, pages: number) => `Page ${page} of ${pages} shown`,
  },
  range: (from: number, to: number, total: number) => `${from} to ${to} of ${total}`,
};

const sortWords = {
  label: 'Sort by',
  sorted: (header: string, direction: string) => `Sorted by ${header}, ${direction}`,
};

/** Ten of a thousand rows, with sorting and pagination. */
export function Page() {
  const [page, setPage] = useState(1);
  const [by, setBy] = useState<TableSort>({ column: 'date', direction: 'ascending' });
  return (
    <PaginatedTable
      caption="Bookings"
      columns={all}
      rows={pageOf(page, by.column as BookingKey, by.direction === 'ascending')}
      rowKey={(row) => row.id}
      page={page}
      pageSize={pageSize}
      total={bookings.length}
      onPageChange={setPage}
      sorting={{ by, onChange: setBy, words: sortWords }}
      words={words}
    />
  );
}
