import type { TableColumn, TableProps } from '../Table.types.ts';
import * as css from '../Table.css.ts';

interface TableRowProps<Row> extends TableProps<Row> {
  row: Row;
  layout: css.TableLayout;
}

/** One row with its actions and the sentence under it: a group of its own, so that a card can hold them together. */
export function TableRow<Row>({ row, columns, actions, note, tone, layout }: TableRowProps<Row>) {
  const under = note?.(row);
  return (
    <tbody className={`${css.group({ tone: tone?.(row) ?? 'plain' })} ${layout.group}`}>
      <tr className={layout.row}>
        {columns.map((column) => (
          <Cell key={column.key} column={column} row={row} layout={layout} />
        ))}
        {actions ? (
          <td className={`${css.cell({ align: 'end' })} ${layout.actions[actions.width ?? 'icon']}`}>
            {actions.cell(row)}
          </td>
        ) : null}
      </tr>
      {under ? (
        <tr className={layout.row}>
          <td colSpan={columns.length + (actions ? 1 : 0)} className={`${css.note} ${layout.note}`}>
            {under}
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  layout: css.TableLayout;
}

function Cell<Row>({ column, row, layout }: CellProps<Row>) {
  const { isRowHeader = false, align = 'start', isOneLine = false, card = 'field' } = column;
  const look = `${css.cell({ align, isOneLine, isRowHeader })} ${layout[card]}`;
  const content = (
    <>
      {card === 'field' ? (
        <span className={layout.label} aria-hidden="true">
          {column.header}
        </span>
      ) : null}
      {column.cell(row)}
    </>
  );
  return isRowHeader ? (
    <th scope="row" className={look}>
      {content}
    </th>
  ) : (
    <td className={look}>{content}</td>
  );
}
