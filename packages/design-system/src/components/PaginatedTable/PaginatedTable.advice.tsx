import { DescriptionList } from '@plaitful/design-system/DescriptionList';
import { PaginatedTable, type PaginatedTableProps } from '@plaitful/design-system/PaginatedTable';
import type { Advice } from '../../workshop/advice.ts';
import { getLabels, type SampleRow, sampleRows } from './PaginatedTable.fixture.tsx';

const table: PaginatedTableProps<SampleRow> = {
  caption: 'My appointments',
  columns: [
    { key: 'date', header: 'Date', cell: ({ date }) => date, isOneLine: true },
    { key: 'style', header: 'Style', cell: ({ style }) => style, isRowHeader: true, cardSlot: 'title' },
  ],
  rows: sampleRows.slice(0, 3),
  rowKey: ({ id }) => id,
  page: 1,
  pageSize: 3,
  total: 3,
  onPageChange: () => undefined,
  words: getLabels('my appointments'),
};

export const advice: Advice = [
  {
    do: {
      picture: <PaginatedTable {...table} cardsBelow={560} />,
      text: 'Compare records by the same few facts; the cell that names the row comes as its header.',
    },
    dont: {
      picture: (
        <PaginatedTable
          {...table}
          caption="One appointment"
          rows={sampleRows.slice(0, 1)}
          total={1}
          words={getLabels('one appointment')}
        />
      ),
      text: 'Show one record in a table.',
    },
  },
  {
    do: {
      picture: (
        <DescriptionList
          items={[
            { term: 'Style', description: 'Two big plaits' },
            { term: 'Date', description: '2026-12-26' },
          ]}
        />
      ),
      text: 'Show the facts of one record in a DescriptionList.',
    },
    dont: {
      picture: (
        <PaginatedTable
          {...table}
          caption="Empty list"
          rows={[]}
          total={0}
          words={getLabels('an empty list')}
          state={{ kind: 'empty', content: '0' }}
        />
      ),
      text: 'Leave an empty list without a word about what to do: give it an EmptyState.',
    },
  },
];
