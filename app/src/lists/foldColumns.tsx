import type { TableColumn } from '@plaitful/design-system/PaginatedTable';
import * as css from './foldColumns.css.ts';

/**
 * Columns for a tablet: some stand under another one in the same cell, so that rows stay rows.
 * @param under the key of a column, and of the one it stands under; that one is not folded itself
 * @param headers short words for a folded column, by the key of its upper one, where both headers are too long together
 */
export function foldColumns<Row>(
  columns: readonly TableColumn<Row>[],
  under: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
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
