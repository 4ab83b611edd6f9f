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
  const { columns, rows, rowKey, sorting, state, caption, cardsBelow = 640 } = props;
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
            rows.map((row) => <TableRow key={rowKey(row)} {...props} row={row} layout={layout} />)
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
