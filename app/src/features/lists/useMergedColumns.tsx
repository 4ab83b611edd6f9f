import type { PaginatedTableProps, TableColumn } from '@plaitful/design-system/PaginatedTable';
import { useMediaQuery } from '@plaitful/design-system/useMediaQuery';
import * as css from './useMergedColumns.css.ts';

/** The widths at which a table fits beside the collapsed sidebar, but not all its columns. */
const tablet = '(min-width: 700px) and (max-width: 1199.98px)';

interface FoldingOptions {
  /** Shorter headers of merged columns, by the key of the upper one. */
  headers?: Readonly<Record<string, string>>;
  /** @default 900 */
  cardsBelow?: 640 | 900;
}

/**
 * The columns of an owner's table, and where rows become cards. On a tablet some columns are shown below another in
 * the same cell.
 * @param under the key of a column, and of the one above it
 */
export function useStackedColumns<Row>(
  columns: readonly TableColumn<Row>[],
  under: Readonly<Record<string, string>>,
  { headers = {}, cardsBelow = 900 }: FoldingOptions = {},
): Required<Pick<PaginatedTableProps<Row>, 'columns' | 'cardsBelow'>> {
  return useMediaQuery(tablet)
    ? { columns: mergeColumns(columns, under, headers), cardsBelow: 560 }
    : { columns, cardsBelow };
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
