import { useState } from 'react';
import { PaginatedTable, type TableSort } from '@plaitful/design-system/PaginatedTable';
import { type PaginationWords } from '@plaitful/design-system/Pagination';

const pageSize = 2;
const appointments = [
  { date: '2026-12-05', style: 'Two big plaits' },
  { date: '2026-12-12', style: 'Cornrows with beads' },
  { date: '2026-12-19', style: 'Flat twists' },
];
const pagination: PaginationWords = {
  label: 'Pages of appointments',
  previous: { text: 'Prev', suffix: 'page' },
  next: { text: 'Next', suffix: 'page' },
  page: (page) => `Page ${page}`,
  current: (page, pages) => `Page ${page} of ${pages}, you are here`,
  gap: 'Some pages are not shown',
  turned: (page, pages) => `Page ${page} of ${pages} shown`,
};

export function PaginatedTableExample() {
  const [page, setPage] = useState(1);
  const [by, setBy] = useState<TableSort>({ column: 'date', direction: 'ascending' });
  const sorted = appointments.toSorted((one, other) => one.date.localeCompare(other.date));
  if (by.direction === 'descending') sorted.reverse();
  return (
    <PaginatedTable
      caption="My appointments"
      columns={[
        { key: 'date', header: 'Date', cell: ({ date }) => date, isSortable: true, isOneLine: true },
        { key: 'style', header: 'Style', cell: ({ style }) => style, isRowHeader: true, cardSlot: 'title' },
      ]}
      rows={sorted.slice((page - 1) * pageSize, page * pageSize)}
      rowKey={({ date }) => date}
      page={page}
      pageSize={pageSize}
      total={appointments.length}
      onPageChange={setPage}
      sorting={{
        by,
        onChange: setBy,
        words: { label: 'Sort by', sorted: (header, direction) => `Sorted by ${header}, ${direction}` },
      }}
      words={{ pagination, range: (from, to, total) => `${from} to ${to} of ${total}` }}
    />
  );
}
