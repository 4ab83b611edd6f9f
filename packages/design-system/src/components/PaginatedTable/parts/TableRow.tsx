import type { TableActions, TableColumn, TableProps } from '../PaginatedTable.types.ts';
import type { TableLayout } from './layouts.css.ts';
import * as css from './Table.css.ts';

interface TableRowProps<Row> extends TableProps<Row> {
  row: Row;
  layout: TableLayout;
}

/** A row with its actions and note, as its own row group, so that a card can contain them. */
export function TableRow<Row>({ row, columns, actions, note, tone, layout }: TableRowProps<Row>) {
  const belowRow = note?.(row);
  const toneClass = css.tones[tone?.(row) ?? 'plain'];
  return (
    <tbody className={`${css.group} ${layout.group} ${toneClass}`}>
      <tr className={layout.row}>
        {columns.map((column) => (
          <Cell key={column.key} column={column} row={row} layout={layout} />
        ))}
        {actions ? (
          <td
            className={`${css.cell({ align: 'end' })} ${layout.cell} ${layout.actionsCell} ${layout.actions[actions.width ?? 'icon']}`}
          >
            <Actions actions={actions} row={row} layout={layout} />
          </td>
        ) : null}
      </tr>
      {belowRow ? (
        <tr className={layout.row}>
          <td
            colSpan={columns.length + (actions ? 1 : 0)}
            className={`${layout.cell} ${css.note} ${layout.note}`}
          >
            {belowRow}
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}

interface ActionsProps<Row> {
  actions: TableActions<Row>;
  row: Row;
  layout: TableLayout;
}

function Actions<Row>({ actions, row, layout }: ActionsProps<Row>) {
  if (!actions.isRevealedOnHover) return actions.cell(row);
  return (
    <div className={css.hoverActions}>
      <span className={`${css.hoverActionsLayer} ${layout.dots}`}>
        <Dots />
      </span>
      <div className={`${css.hoverActionsLayer} ${layout.quietCell}`}>{actions.cell(row)}</div>
    </div>
  );
}

interface CellProps<Row> {
  column: TableColumn<Row>;
  row: Row;
  layout: TableLayout;
}

function Cell<Row>({ column, row, layout }: CellProps<Row>) {
  const { isRowHeader = false, align, isOneLine, isWide, cardSlot = 'field' } = column;
  const textCell = isWide ? layout.wideCell : layout.textCell;
  const room = isOneLine ? layout.oneLineCell : textCell;
  const look = `${css.cell({ align, isOneLine, isRowHeader })} ${layout.cell} ${room} ${align === 'end' ? layout.endCell : ''} ${layout[cardSlot]}`;
  const value = column.cell(row);
  const content = (
    <>
      {cardSlot === 'field' ? (
        <span className={layout.label} aria-hidden="true">
          {column.header}
        </span>
      ) : null}
      {typeof value === 'string' || typeof value === 'number' ? <span>{value}</span> : value}
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

/** Replaces the actions of a row that is neither hovered nor focused. */
function Dots() {
  return (
    <svg className={css.dots} viewBox="0 0 24 24" aria-hidden="true" focusable="false" fill="currentColor">
      <circle cx="5" cy="12" r="1.7" />
      <circle cx="12" cy="12" r="1.7" />
      <circle cx="19" cy="12" r="1.7" />
    </svg>
  );
}
