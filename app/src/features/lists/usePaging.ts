import type { PaginatedTableWords } from '@plaitful/design-system/PaginatedTable';
import { pager } from '@plaitful/messages/en-CA/common';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pagerWords } from './pagerWords.ts';

/** One page of a list, as the address names it; all that a table needs to know of its pages. */
export interface Paging<Row> {
  /** The page shown, from 1; the last one when the address asks for more. */
  page: number;
  pageSize: number;
  /** How many rows there are on all pages. */
  total: number;
  /** The rows of this page. */
  rows: readonly Row[];
  /** Address of a page. */
  href: (page: number) => string;
  words: PaginatedTableWords;
}

/**
 * The rows of the page that `?page=` names; anything that is no page is the first.
 * @param listName what is paged, as its heading names it
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

/** The address of a page of the list in view: whatever else narrows it stays. */
export function pageHref(pathname: string, search: URLSearchParams, to: number): string {
  const next = new URLSearchParams(search);
  if (to === 1) next.delete('page');
  else next.set('page', String(to));
  return next.size === 0 ? pathname : `${pathname}?${next.toString()}`;
}
