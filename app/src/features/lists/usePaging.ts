import type { PaginationWords } from '@plaitful/design-system/Pagination';
import type { PaginatedTableWords } from '@plaitful/design-system/PaginatedTable';
import { pagination } from '@plaitful/messages/en-CA/pagination';
import { useLocation, useSearchParams } from 'react-router-dom';

export interface Paging<Row> {
  /** From 1; the last page when the URL has a larger number. */
  page: number;
  pageSize: number;
  total: number;
  rows: readonly Row[];
  href: (page: number) => string;
  words: PaginatedTableWords;
}

/**
 * The rows of the page in `?page=`.
 * @param listName the heading of the list
 */
export function usePaging<Row>(listName: string, all: readonly Row[], pageSize: number): Paging<Row> {
  const paging = usePageParam(listName, pageSize)(all.length);
  return { ...paging, rows: all.slice((paging.page - 1) * pageSize, paging.page * pageSize) };
}

/** The page in `?page=`, once the number of rows is known. */
export function usePageParam(listName: string, pageSize: number) {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const asked = parsePageParam(search);
  return (total: number): Omit<Paging<never>, 'rows'> => ({
    page: Math.min(asked, Math.max(1, Math.ceil(total / pageSize))),
    pageSize,
    total,
    href: (to) => {
      const next = new URLSearchParams(search);
      if (to === 1) next.delete('page');
      else next.set('page', String(to));
      return next.size === 0 ? pathname : `${pathname}?${next.toString()}`;
    },
    words: {
      pagination: paginationLabels(listName),
      range: (from, to, of) => pagination.range({ from, to, total: of }),
    },
  });
}

/** The rows of a page with their numbers in the whole list, from 1. */
export const withRowNumbers = <Row extends object>(
  paging: Paging<Row>,
): Paging<Row & { number: number }> => ({
  ...paging,
  rows: paging.rows.map((row, index) => ({
    ...row,
    number: (paging.page - 1) * paging.pageSize + index + 1,
  })),
});

/** An invalid number means the first page. */
export function parsePageParam(search: URLSearchParams): number {
  const page = Number(search.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
}

export const paginationLabels = (listName: string): PaginationWords => ({
  label: pagination.label({ listName }),
  previous: pagination.prev,
  next: pagination.next,
  page: (page) => pagination.page({ page }),
  current: (page, pages) => pagination.current({ page, pages }),
  gap: pagination.gap,
  turned: (page, pages) => pagination.announce({ page, pages }),
});
