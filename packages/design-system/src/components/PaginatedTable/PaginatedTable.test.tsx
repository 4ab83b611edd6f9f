import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { en } from '../../words/en.ts';
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
  words: en.paginatedTable,
};

const sortedBy = (column: string): PaginatedTableProps<Style>['sorting'] => ({
  by: { column, direction: 'ascending' },
  onChange: () => undefined,
  words: en.tableSorting,
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

it.each([
  ['there are fewer pages', { page: 9 }, 2],
  ['there is none left', { page: 3, rows: [], total: 0 }, 1],
])('asks for the last page where %s', (_why, wrong, last) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const onPageChange = vi.fn<(page: number) => void>();
  render(<PaginatedTable {...table} {...wrong} onPageChange={onPageChange} />);
  expect(onPageChange.mock.calls).toEqual([[last]]);
  expect(warn).not.toHaveBeenCalled();
});

it('keeps its page while rows load or could not be loaded', () => {
  const onPageChange = vi.fn<(page: number) => void>();
  const lost = { ...table, page: 3, rows: [], total: 0, onPageChange };
  const { rerender } = render(<PaginatedTable {...lost} state={{ kind: 'loading', label: 'Loading' }} />);
  rerender(<PaginatedTable {...lost} state={{ kind: 'error', content: 'Failed' }} />);
  expect(onPageChange).not.toHaveBeenCalled();
});

it('shows the page before when the last row of the last page is deleted', async () => {
  function Styles() {
    const [all, setAll] = useState(['A', 'B', 'C'].map((name, id) => ({ id, name })));
    const [page, setPage] = useState(2);
    return (
      <>
        <PaginatedTable
          {...table}
          href={undefined}
          rows={all.slice((page - 1) * 2, page * 2)}
          page={page}
          total={all.length}
          onPageChange={setPage}
        />
        <button type="button" onClick={() => setAll(all.slice(0, 2))}>
          Delete C
        </button>
      </>
    );
  }
  render(<Styles />);
  expect(screen.getByText('3 to 3 of 3')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Delete C' }));
  expect(screen.getByText('1 to 2 of 2')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: 'B' })).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
});
