import { useState } from 'react';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Inline } from '../Inline/Inline.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { en } from '../../words/en.ts';
import {
  PaginatedTable,
  type PaginatedTableProps,
  type PaginatedTableWords,
  type TableSort,
} from './PaginatedTable.tsx';

/** An appointment in a table of stories and tests. */
export interface SampleRow {
  id: number;
  date: string;
  time: string;
  service: string;
  style: string;
  duration: string;
  isPaid: boolean;
  note?: string;
}

const styles = [
  { service: 'Braids', style: 'Two big plaits', duration: '1 h' },
  { service: 'Cornrows', style: 'Cornrows with beads', duration: '2 h' },
  { service: 'Twists', style: 'Flat twists', duration: '1 h 30 min' },
  { service: 'Hair Prep', style: 'Wash & blow-out prep', duration: '1 h 30 min' },
];
const times = ['3:00 PM', '2:00 PM', '5:00 PM', '3:30 PM'];

/** 28 appointments, the newest first. */
export const sampleRows: readonly SampleRow[] = Array.from({ length: 28 }, (_, index) => ({
  id: index + 1,
  date: `2026-${String(12 - Math.floor(index / 3)).padStart(2, '0')}-${String(26 - (index % 3) * 7).padStart(2, '0')}`,
  time: times[index % 4] ?? '',
  service: styles[index % 4]?.service ?? '',
  style: styles[index % 4]?.style ?? '',
  duration: styles[index % 4]?.duration ?? '',
  isPaid: index > 0,
  ...(index === 0 && { note: 'Send the deposit before Friday 4 December 2026, 3:15 pm' }),
}));

/** @param listName names the pagination: two of them on one page need different names */
export const getLabels = (listName: string): PaginatedTableWords => ({
  ...en.paginatedTable,
  pagination: { ...en.pagination, label: `Pages of ${listName}` },
});

/** The first page of a parent's appointments. */
export const sampleTable: PaginatedTableProps<SampleRow> = {
  caption: 'My Appointments',
  rows: sampleRows.slice(0, 4),
  rowKey: (visit) => visit.id,
  page: 1,
  pageSize: 4,
  total: sampleRows.length,
  onPageChange: () => undefined,
  words: getLabels('My Appointments'),
  columns: [
    {
      key: 'date',
      header: 'Booking Date',
      cell: (visit) => <b>{visit.date}</b>,
      isOneLine: true,
      isSortable: true,
      cardSlot: 'lead',
    },
    { key: 'time', header: 'Time', cell: (visit) => visit.time, isOneLine: true, cardSlot: 'lead' },
    { key: 'service', header: 'Service Name', cell: (visit) => visit.service, cardSlot: 'detail' },
    {
      key: 'style',
      header: 'Style Name',
      cell: (visit) => visit.style,
      isRowHeader: true,
      isSortable: true,
      cardSlot: 'title',
    },
    {
      key: 'duration',
      header: 'Duration',
      cell: (visit) => visit.duration,
      isOneLine: true,
      cardSlot: 'detail',
    },
    {
      key: 'deposit',
      header: 'Deposit Status',
      cell: (visit) => (
        <Badge tone={visit.isPaid ? 'paid' : 'waiting'}>{visit.isPaid ? 'Paid' : 'Not paid'}</Badge>
      ),
    },
  ],
  sorting: {
    by: { column: 'date', direction: 'descending' },
    onChange: () => undefined,
    words: en.tableSorting,
  },
  actions: {
    header: 'Actions',
    cell: (visit) => (
      <Menu
        trigger="dots"
        label={en.menu.label(`${visit.style} on ${visit.date}, ${visit.time}`)}
        items={[{ key: 'view', label: 'View', onSelect: () => undefined }]}
      />
    ),
  },
  note: (visit) => visit.note,
};

/** Actions of an admin on a row; each label names the row. */
export const editAndDelete = (visit: SampleRow) => (
  <Inline gap={1}>
    <Button variant="text" size="sm" icon="pencil">
      Edit<VisuallyHidden> {visit.style}</VisuallyHidden>
    </Button>
    <Button variant="text" size="sm" icon="trash">
      Delete<VisuallyHidden> {visit.style}</VisuallyHidden>
    </Button>
  </Inline>
);

/** Sorts, pages and resizes its own rows, like a page that has loaded all of them. */
export function SampleTable(props: Partial<PaginatedTableProps<SampleRow>>) {
  const [page, setPage] = useState(1);
  const pageSize = 4;
  const [by, setBy] = useState<TableSort>({ column: 'date', direction: 'descending' });
  const key = by.column === 'style' ? 'style' : 'date';
  const turned = by.direction === 'ascending' ? 1 : -1;
  const sorted = sampleRows.toSorted((a, b) => a[key].localeCompare(b[key]) * turned);
  const own = {
    rows: sorted.slice((page - 1) * pageSize, page * pageSize),
    page,
    pageSize,
    onPageChange: setPage,
    sorting: {
      by,
      onChange: (next: TableSort) => {
        setBy(next);
        setPage(1);
      },
      words: en.tableSorting,
    },
  };
  return <PaginatedTable {...({ ...sampleTable, ...own, ...props } as PaginatedTableProps<SampleRow>)} />;
}
