import { Fragment } from 'react';
import { SkeletonPart } from '../../Skeleton/Skeleton.tsx';
import type { TableColumn, TableProps } from '../PaginatedTable.types.ts';
import { TableHeader } from './TableHeader.tsx';
import { TableRow } from './TableRow.tsx';
import { layouts, type TableLayout } from './layouts.css.ts';
import { hidden } from '../../../private/visuallyHidden.css.ts';
import * as css from './Table.css.ts';

interface PageProps {
  /** The number of placeholder rows while loading. */
  pageSize: number;
}

/** The rows of a page, or what replaces them. In a narrow container each row is shown as a card. */
export function Table<Row>(props: TableProps<Row> & PageProps) {
  const { columns, rows, rowKey, groups, sorting, state, caption, cardsBelow = 640 } = props;
  const layout = layouts[cardsBelow];
  const isLoading = state?.kind === 'loading';
  const placeholder = state && !isLoading ? state.content : undefined;
  return (
    <div className={css.frame}>
      {placeholder ? (
        <div className={css.placeholder}>{placeholder}</div>
      ) : (
        <table className={`${css.table} ${layout.table}`} aria-busy={isLoading || undefined}>
          <caption className={hidden}>{caption}</caption>
          <TableHeader {...props} layout={layout} />
          {isLoading ? (
            <LoadingRows {...props} layout={layout} />
          ) : (
            rows.map((row, index) => {
              const group = groups?.(row);
              const before = rows[index - 1];
              const isFirst = group !== undefined && (before === undefined || groups?.(before) !== group);
              return (
                <Fragment key={rowKey(row)}>
                  {isFirst ? <GroupName {...props} name={group} layout={layout} /> : null}
                  <TableRow {...props} row={row} layout={layout} />
                </Fragment>
              );
            })
          )}
        </table>
      )}
      {/* Always rendered, so that screen readers announce changes in it. */}
      <span role="status" className={hidden}>
        {isLoading ? state.label : null}
      </span>
      {sorting ? (
        <span role="status" className={hidden}>
          {sortedWords(columns, sorting)}
        </span>
      ) : null}
    </div>
  );
}

type GroupNameProps<Row> = Pick<TableProps<Row>, 'columns' | 'actions'> & {
  name: string;
  layout: TableLayout;
};

/** Above the first row of a group. */
function GroupName<Row>({ name, columns, actions, layout }: GroupNameProps<Row>) {
  return (
    <tbody>
      <tr>
        <th
          scope="colgroup"
          colSpan={columns.length + (actions ? 1 : 0)}
          className={`${css.groupName} ${layout.groupName}`}
        >
          {name}
        </th>
      </tr>
    </tbody>
  );
}

function sortedWords<Row>(
  columns: readonly TableColumn<Row>[],
  { by, words }: NonNullable<TableProps<Row>['sorting']>,
) {
  const column = columns.find(({ key }) => key === by?.column);
  return by && column ? words.sorted(column.header, by.direction) : null;
}

type LoadingRowsProps<Row> = Pick<TableProps<Row>, 'columns' | 'actions'> &
  PageProps & { layout: TableLayout };

function LoadingRows<Row>({ columns, actions, pageSize, layout }: LoadingRowsProps<Row>) {
  const look = `${css.cell({})} ${layout.cell} ${layout.loading}`;
  return Array.from({ length: pageSize }, (_, row) => (
    <tbody key={row} className={layout.group} aria-hidden="true">
      <tr className={layout.row}>
        {columns.map(({ key }) => (
          <td key={key} className={look}>
            <SkeletonPart shape="line" />
          </td>
        ))}
        {actions ? (
          <td className={look} data-actions="">
            <SkeletonPart shape="line" />
          </td>
        ) : null}
      </tr>
    </tbody>
  ));
}
