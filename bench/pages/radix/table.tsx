import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { bookings, columns, pageSize } from '../sample/bookings.ts';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortFns: { basic: sortFn_basic },
});
const all = columns.map(({ key, header }) => ({ accessorKey: key, header, sortFn: 'basic' as const }));
const data = [...bookings];

export function Page() {
  const table = useTable({
    features,
    columns: all,
    data,
    initialState: { pagination: { pageIndex: 0, pageSize }, sorting: [{ id: 'date', desc: false }] },
  });
  const page = table.state.pagination.pageIndex + 1;
  const pages = table.getPageCount();
  const near = [1, page - 2, page - 1, page, page + 1, page + 2, pages].filter(
    (one) => one >= 1 && one <= pages,
  );
  return (
    <>
      <table>
        <caption>Bookings</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id}>
                  <button type="button" onClick={header.column.getToggleSortingHandler()}>
                    <table.FlexRender header={header} />
                  </button>
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <nav aria-label="Pages of bookings">
        <button type="button" disabled={page === 1} onClick={() => table.previousPage()}>
          Prev
        </button>
        {[...new Set(near)].map((one) => (
          <button
            key={one}
            type="button"
            aria-label={`Page ${one}`}
            onClick={() => table.setPageIndex(one - 1)}
          >
            {one}
          </button>
        ))}
        <button type="button" disabled={page === pages} onClick={() => table.nextPage()}>
          Next
        </button>
      </nav>
    </>
  );
}
