'use client';

import type { TableColumn, TableProps, TableSort, TableSorting } from '../PaginatedTable.types.ts';
import type { TableLayout } from './layouts.css.ts';
import * as css from './Table.css.ts';

type TableHeaderProps<Row> = Pick<TableProps<Row>, 'columns' | 'actions' | 'sorting'> & {
  layout: TableLayout;
};

/** The headers of the columns; sortable ones are buttons, and stay visible where rows are cards. */
export function TableHeader<Row>({ columns, actions, sorting, layout }: TableHeaderProps<Row>) {
  return (
    <thead className={sorting ? layout.sortHeader : layout.header}>
      {sorting ? (
        <tr className={layout.sortLabel} aria-hidden="true">
          <th className={layout.sortWords}>{sorting.words.label}</th>
        </tr>
      ) : null}
      <tr className={sorting ? layout.sortRow : undefined}>
        {columns.map((column) =>
          sorting && column.isSortable ? (
            <SortHeader key={column.key} column={column} sorting={sorting} layout={layout} />
          ) : (
            <th
              key={column.key}
              scope="col"
              className={`${css.header({ align: column.align })} ${layout.plainHeader} ${column.align === 'end' ? layout.endCell : ''}`}
            >
              {column.header}
            </th>
          ),
        )}
        {actions ? (
          <th scope="col" className={`${css.header({ align: 'end' })} ${layout.plainHeader}`}>
            {actions.header}
          </th>
        ) : null}
      </tr>
    </thead>
  );
}

interface SortHeaderProps<Row> {
  column: TableColumn<Row>;
  sorting: TableSorting;
  layout: TableLayout;
}

function SortHeader<Row>({ column, sorting, layout }: SortHeaderProps<Row>) {
  const { by, onChange } = sorting;
  const now = by?.column === column.key ? by.direction : undefined;
  const next: TableSort['direction'] = now === 'ascending' ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={`${css.header({ align: column.align })} ${layout.sortColumn} ${column.align === 'end' ? layout.endCell : ''}`}
      aria-sort={now}
    >
      <button
        type="button"
        className={`${css.sort} ${layout.sort}`}
        onClick={() => onChange({ column: column.key, direction: next })}
      >
        <span>{column.header}</span>
        <SortIcon direction={now} />
      </button>
    </th>
  );
}

interface SortIconProps {
  direction: TableSort['direction'] | undefined;
}

const arrows = {
  ascending: 'M6 5.500 11 12H1Z',
  descending: 'M6 12.500 1 6h10Z',
  none: 'M6 1.500 11 7.500H1ZM6 16.500 1 10.500h10Z',
};

/** The arrow of the current direction, or both arrows where unsorted. */
function SortIcon({ direction }: SortIconProps) {
  return (
    <svg
      className={css.sortIcon({ isSorted: direction !== undefined })}
      viewBox="0 0 12 18"
      aria-hidden="true"
      focusable="false"
      fill="currentColor"
    >
      <path d={arrows[direction ?? 'none']} />
    </svg>
  );
}
