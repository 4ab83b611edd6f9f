import type { PaginatedTableWords } from '@plaitful/design-system/PaginatedTable';
import { pager } from '@plaitful/messages/en-CA/lists';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pagerWords } from './pagerWords.ts';

export interface Paging<Row> {
  /** From 1; the last page when the address asks for more. */
  page: number;
  pageSize: number;
  total: number;
  rows: readonly Row[];
  href: (page: number) => string;
  words: PaginatedTableWords;
}

/**
 * The rows of the page in `?page=`; an invalid number means the first.
 * @param listName the heading of the list
 */
export function usePaging<Row>(listName: string, all: readonly Row[], pageSize: number): Paging<Row> {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const asked = Number(search.get('page') ?? 1);
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  const page = Number.isInteger(asked) && asked > 0 ? Math.min(asked, pages) : 1;
  return {
    page,
    pageSize,
    total: all.length,
    rows: all.slice((page - 1) * pageSize, page * pageSize),
    href: (to) => pageHref(pathname, search, to),
    words: {
      pager: pagerWords(listName),
      range: (from, to, total) => pager.range({ from, to, total }),
    },
  };
}

export function pageHref(pathname: string, search: URLSearchParams, to: number): string {
  const next = new URLSearchParams(search);
  if (to === 1) next.delete('page');
  else next.set('page', String(to));
  return next.size === 0 ? pathname : `${pathname}?${next.toString()}`;
}
