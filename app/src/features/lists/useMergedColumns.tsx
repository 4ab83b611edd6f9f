import type { PaginatedTableProps, TableColumn } from '@plaitful/design-system/PaginatedTable';
import { useMediaQuery } from '@plaitful/design-system/useMediaQuery';
import * as css from './useMergedColumns.css.ts';

interface FoldingOptions {
  /** Shorter headers of merged columns, by the key of the upper one. */
  headers?: Readonly<Record<string, string>>;
  /** @default 900 */
  cardsBelow?: 640 | 900;
  /** The window's width from which all columns fit beside the sidebar. @default 1204 */
  mergeBelow?: 1204 | 1600;
  /** The key of a column with twice the share of the width, except on a tablet in portrait. */
  wide?: string;
}

/**
 * The columns of an owner's table, and where rows become cards. In windows that are too narrow for
 * all columns some are shown below another in the same cell.
 * @param under the key of a column, and of the one above it
 */
export function useStackedColumns<Row>(
  columns: readonly TableColumn<Row>[],
  under: Readonly<Record<string, string>>,
  { headers = {}, cardsBelow = 900, mergeBelow = 1204, wide }: FoldingOptions = {},
): Required<Pick<PaginatedTableProps<Row>, 'columns' | 'cardsBelow'>> {
  const hasRoom = useMediaQuery('(min-width: 1000px)');
  const all = hasRoom
    ? columns.map((column) => (column.key === wide ? { ...column, isWide: true } : column))
    : columns;
  return useMediaQuery(`(min-width: 700px) and (max-width: ${mergeBelow - 0.02}px)`)
    ? { columns: mergeColumns(all, under, headers), cardsBelow: 560 }
    : { columns: all, cardsBelow };
}

function mergeColumns<Row>(
  columns: readonly TableColumn<Row>[],
  under: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): readonly TableColumn<Row>[] {
  return columns
    .filter(({ key }) => under[key] === undefined)
    .map((column) => {
      const merged = columns.filter(({ key }) => under[key] === column.key).reduce(stack<Row>, column);
      return { ...merged, header: headers[column.key] ?? merged.header };
    });
}

const stack = <Row,>(upper: TableColumn<Row>, lower: TableColumn<Row>): TableColumn<Row> => ({
  ...upper,
  header: `${upper.header}, ${lower.header}`,
  cell: (row) => (
    <>
      <div>{upper.cell(row)}</div>
      <div className={css.secondLine}>{lower.cell(row)}</div>
    </>
  ),
});
