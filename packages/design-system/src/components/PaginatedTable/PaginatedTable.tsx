'use client';

import { useEffectEvent, useLayoutEffect } from 'react';
import { firstDuplicate, warnInDev } from '../../private/warning.ts';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Table } from './parts/Table.tsx';
import type { PaginatedTableProps } from './PaginatedTable.types.ts';
import * as css from './PaginatedTable.css.ts';

export type {
  PaginatedTableProps,
  PaginatedTableWords,
  TableActions,
  TableCardSlot,
  TableColumn,
  TableSort,
  TableSorting,
  TableState,
} from './PaginatedTable.types.ts';

/** A table of read-only rows, with pagination where there are several pages. In a narrow container each row is a card. */
export function PaginatedTable<Row>(props: PaginatedTableProps<Row>) {
  if (process.env.NODE_ENV !== 'production') warnAboutProps(props);
  const { pageSize, total, words, state, onPageChange, cardsBelow = 640 } = props;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const page = Math.min(props.page, pages);
  const before = (page - 1) * pageSize;
  useLastPage(
    props.page > pages && state?.kind !== 'loading' && state?.kind !== 'error',
    pages,
    onPageChange,
  );
  const hasFooter = total > 0 && state?.kind !== 'empty' && state?.kind !== 'error';
  const footer = css.footers[cardsBelow];
  return (
    <div className={css.frame}>
      <Table {...props} />
      {hasFooter ? (
        <div className={footer.row}>
          <div className={footer.facts}>
            <bdi>{words.range(before + 1, Math.min(before + pageSize, total), total)}</bdi>
          </div>
          {pages === 1 ? null : (
            <div className={footer.pagination}>
              <Pagination {...paginationTarget(props)} page={page} pages={pages} words={words.pagination} />
            </div>
          )}
        </div>
      ) : null}
    </div>
  );
}

/** When the last rows were deleted, the page that the caller shows no longer exists. */
function useLastPage(isAfterLast: boolean, last: number, onPageChange: ((page: number) => void) | undefined) {
  const change = useEffectEvent((page: number) => onPageChange?.(page));
  useLayoutEffect(() => {
    if (isAfterLast) change(last);
  }, [isAfterLast, last]);
}

function paginationTarget<Row>({ href, onPageChange }: PaginatedTableProps<Row>) {
  return href ? { href } : { onPageChange };
}

function warnAboutProps<Row>(props: PaginatedTableProps<Row>): void {
  const { columns, rows, rowKey, sorting, pageSize } = props;
  const say = (isWrong: boolean, advice: string) => warnInDev(isWrong, 'PaginatedTable', advice);

  const row = firstDuplicate(rows.map(rowKey));
  say(row !== undefined, `two rows have the key "${row}". Let rowKey give a value that only one row has.`);

  const column = firstDuplicate(columns.map(({ key }) => key));
  say(column !== undefined, `two columns have the key "${column}". Give each a key of its own.`);

  const sorted = sorting?.by?.column;
  const sortable = columns.filter(({ isSortable }) => isSortable).map(({ key }) => key);
  say(
    sorted !== undefined && !sortable.includes(sorted),
    `sorting.by.column is "${sorted}", which is no column that sorts. Write one of ${sortable.join(', ') || '(none is isSortable)'}.`,
  );
  say(pageSize < 1, `pageSize ${pageSize} holds no row. Write 1 or more.`);
}
