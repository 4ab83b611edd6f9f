import type { ReactNode } from 'react';
import { TableRow } from './parts/TableRow.tsx';
import type { TableProps } from './Table.types.ts';
import * as css from './Table.css.ts';

export type { TableActions, TableCardPlace, TableColumn, TableProps, TableState } from './Table.types.ts';

/**
 * Rows and columns that are read, not edited; a page of them at a time. In a narrow place every row is drawn as a card.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { columns, rows, rowKey, actions, state, caption, isCaptionHidden = true, cardsBelow = 640 } = props;
  const layout = css.layouts[cardsBelow];
  const isLoading = state?.kind === 'loading';
  return (
    <div className={css.frame}>
      <table className={`${css.table} ${layout.table}`} aria-busy={isLoading || undefined}>
        <caption className={isCaptionHidden ? css.hidden : css.caption}>{caption}</caption>
        <thead className={layout.head}>
          <tr>
            {columns.map((column) => (
              <Header key={column.key} align={column.align}>
                {column.header}
              </Header>
            ))}
            {actions ? <Header align="end">{actions.header}</Header> : null}
          </tr>
        </thead>
        {state
          ? null
          : rows.map((row) => <TableRow key={rowKey(row)} {...props} row={row} layout={layout} />)}
        {isLoading ? (
          <LoadingRows columns={columns.length + (actions ? 1 : 0)} rows={state.rows} layout={layout} />
        ) : null}
      </table>
      {state && state.kind !== 'loading' ? <div className={css.instead}>{state.content}</div> : null}
      {isLoading ? <output className={css.hidden}>{state.label}</output> : null}
    </div>
  );
}

function Header({ align = 'start', children }: { align?: 'start' | 'end' | undefined; children: ReactNode }) {
  return (
    <th scope="col" className={css.header({ align })}>
      {children}
    </th>
  );
}

interface LoadingRowsProps {
  columns: number;
  rows?: number | undefined;
  layout: css.TableLayout;
}

function LoadingRows({ columns, rows = 4, layout }: LoadingRowsProps) {
  return Array.from({ length: rows }, (_, row) => (
    <tbody key={row} className={`${css.group({})} ${layout.group}`} aria-hidden="true">
      <tr className={layout.row}>
        {Array.from({ length: columns }, (_unused, column) => (
          <td key={column} className={`${css.cell({})} ${layout.waiting}`}>
            <span className={css.bone}>{'\u00A0'}</span>
          </td>
        ))}
      </tr>
    </tbody>
  ));
}
