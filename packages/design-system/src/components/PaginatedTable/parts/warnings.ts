import { firstTwice } from '../../../private/firstTwice.ts';
import { warning } from '../../../private/warning.ts';
import type { PaginatedTableProps } from '../PaginatedTable.types.ts';

/** Says what cannot be meant so. */
export function warnOf<Row>(props: PaginatedTableProps<Row>): void {
  const { columns, rows, rowKey, sorting, pageSize, pageSizes } = props;
  const say = (isWrong: boolean, advice: string) => warning(isWrong, 'PaginatedTable', advice);

  const row = firstTwice(rows.map(rowKey));
  say(row !== undefined, `two rows have the key "${row}". Let rowKey give a value that only one row has.`);

  const column = firstTwice(columns.map(({ key }) => key));
  say(column !== undefined, `two columns have the key "${column}". Give each a key of its own.`);

  const sorted = sorting?.by?.column;
  const sortable = columns.filter(({ isSortable }) => isSortable).map(({ key }) => key);
  say(
    sorted !== undefined && !sortable.includes(sorted),
    `sorting.by.column is "${sorted}", which is no column that sorts. Write one of ${sortable.join(', ') || '(none is isSortable)'}.`,
  );
  say(
    pageSizes !== undefined && !pageSizes.options.includes(pageSize),
    `pageSize ${pageSize} is none of pageSizes.options. Add it there, or write one of ${pageSizes?.options.join(', ')}.`,
  );
  say(pageSize < 1, `pageSize ${pageSize} holds no row. Write 1 or more.`);
}
