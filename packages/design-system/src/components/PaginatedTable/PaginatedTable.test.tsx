import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { pagerWords } from '../Pager/Pager.fixture.ts';
import { PaginatedTable, type PaginatedTableProps } from './PaginatedTable.tsx';

interface Style {
  id: number;
  name: string;
}

const table: PaginatedTableProps<Style> = {
  caption: 'Styles',
  rows: [
    { id: 1, name: 'Flat twists' },
    { id: 2, name: 'Two big plaits' },
  ],
  rowKey: ({ id }) => id,
  columns: [
    { key: 'name', header: 'Style Name', cell: ({ name }) => name, isRowHeader: true, isSortable: true },
  ],
  page: 1,
  pageSize: 2,
  total: 4,
  onPageChange: () => undefined,
  words: { pager: pagerWords, range: (from, to, total) => `${from} to ${to} of ${total}` },
};

const sortedBy = (column: string): PaginatedTableProps<Style>['sorting'] => ({
  by: { column, direction: 'ascending' },
  onChange: () => undefined,
  words: { label: 'Sort by', sorted: (header) => `Sorted by ${header}` },
});

it.each<[string, Partial<PaginatedTableProps<Style>>, string]>([
  ['two rows of one key', { rowKey: () => 7 }, 'two rows have the key "7"'],
  [
    'two columns of one key',
    { columns: [...table.columns, ...table.columns] },
    'two columns have the key "name"',
  ],
  ['an order by no column', { sorting: sortedBy('price') }, 'Write one of name.'],
])('shows its rows with %s, and warns', (_what, wrong, advice) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const complain = vi.spyOn(console, 'error').mockReturnValue();
  render(<PaginatedTable {...({ ...table, ...wrong } as PaginatedTableProps<Style>)} />);
  expect(screen.getAllByRole('row').length).toBeGreaterThan(2);
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(advice));
  // React logs an error about duplicate keys.
  complain.mockClear();
});

it('shows the last page when a later one is given', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  render(<PaginatedTable {...table} page={9} onPageChange={() => undefined} />);
  expect(screen.getByText('3 to 4 of 4')).toBeVisible();
  expect(warn).toHaveBeenCalledWith('Pager: there is no page 9. Write a whole number from 1 to 2.');
});
