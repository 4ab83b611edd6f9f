import { useState } from 'react';
import { PaginatedTable, type TableSort } from '@plaitful/design-system/PaginatedTable';
import { en } from '@plaitful/design-system/words/en';

const pageSize = 2;
const appointments = [
  { date: '2026-12-05', style: 'Two big plaits' },
  { date: '2026-12-12', style: 'Cornrows with beads' },
  { date: '2026-12-19', style: 'Flat twists' },
];

export function PaginatedTableExample() {
  const [page, setPage] = useState(1);
  const [by, setBy] = useState<TableSort>({ column: 'date', direction: 'ascending' });
  // `toSorted` needs "lib": ["ES2023", "DOM"] in tsconfig.json.
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
      sorting={{ by, onChange: setBy, words: en.tableSorting }}
      words={en.paginatedTable}
    />
  );
}
