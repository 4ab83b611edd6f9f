import type { TableColumn, TableProps, TableSort, TableSorting } from '../PaginatedTable.types.ts';
import { SortMark } from './marks.tsx';
import type { TableLayout } from './layouts.css.ts';
import * as css from './Table.css.ts';

type TableHeadProps<Row> = Pick<TableProps<Row>, 'columns' | 'actions' | 'sorting'> & { layout: TableLayout };

/** The columns' names; those that sort are buttons, and stay in sight where the rows are cards. */
export function TableHead<Row>({ columns, actions, sorting, layout }: TableHeadProps<Row>) {
  return (
    <thead className={sorting ? layout.sortHead : layout.head}>
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
              className={`${css.header({ align: column.align })} ${layout.plainHeader}`}
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
    <th scope="col" className={`${css.header({ align: column.align })} ${layout.sortHeader}`} aria-sort={now}>
      <button
        type="button"
        className={`${css.sort} ${layout.sort}`}
        onClick={() => onChange({ column: column.key, direction: next })}
      >
        {column.header}
        <SortMark direction={now} />
      </button>
    </th>
  );
}
