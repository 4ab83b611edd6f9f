import type { PaginatedTableProps, TableColumn } from '@plaitful/design-system/PaginatedTable';
import { useMedia } from '@plaitful/design-system/useMedia';
import * as css from './useFoldedColumns.css.ts';

/** From where a table fits beside the rail, up to where all its columns stand beside the sidebar. */
const tablet = '(min-width: 700px) and (max-width: 1199.98px)';

interface FoldingOptions {
  /** Short words for a folded column, by the key of its upper one, where both headers are too long together. */
  headers?: Readonly<Record<string, string>>;
  /**
   * Where the rows become cards while nothing is folded.
   * @default 900
   */
  cardsBelow?: 640 | 900;
}

/**
 * The columns of an owner's table, and where its rows become cards. On a tablet some columns stand under another one in
 * the same cell, so that rows stay rows.
 * @param under the key of a column, and of the one it stands under; that one is not folded itself
 */
export function useFoldedColumns<Row>(
  columns: readonly TableColumn<Row>[],
  under: Readonly<Record<string, string>>,
  { headers = {}, cardsBelow = 900 }: FoldingOptions = {},
): Required<Pick<PaginatedTableProps<Row>, 'columns' | 'cardsBelow'>> {
  return useMedia(tablet)
    ? { columns: foldColumns(columns, under, headers), cardsBelow: 560 }
    : { columns, cardsBelow };
}

function foldColumns<Row>(
  columns: readonly TableColumn<Row>[],
  under: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>>,
): readonly TableColumn<Row>[] {
  return columns
    .filter(({ key }) => under[key] === undefined)
    .map((column) => {
      const folded = columns.filter(({ key }) => under[key] === column.key).reduce(stack<Row>, column);
      return { ...folded, header: headers[column.key] ?? folded.header };
    });
}

const stack = <Row,>(upper: TableColumn<Row>, lower: TableColumn<Row>): TableColumn<Row> => ({
  ...upper,
  header: `${upper.header}, ${lower.header}`,
  cell: (row) => (
    <>
      {upper.cell(row)}
      <div className={css.under}>{lower.cell(row)}</div>
    </>
  ),
});
