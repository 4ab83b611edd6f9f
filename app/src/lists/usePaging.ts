import { useSearchParams } from 'react-router-dom';

/** One page of a list, as the address names it. */
export interface Paging<Row> {
  /** The page shown, from 1; the last one when the address asks for more. */
  page: number;
  /** How many pages there are, at least 1. */
  pages: number;
  /** The rows of this page. */
  rows: readonly Row[];
  /** How many rows lie before this page. */
  before: number;
}

/** The rows of the page that `?page=` names; anything that is no page is the first. */
export function usePaging<Row>(all: readonly Row[], pageSize: number): Paging<Row> {
  const [search] = useSearchParams();
  const asked = Number(search.get('page') ?? 1);
  const pages = Math.max(1, Math.ceil(all.length / pageSize));
  const page = Number.isInteger(asked) && asked > 0 ? Math.min(asked, pages) : 1;
  const before = (page - 1) * pageSize;
  return { page, pages, before, rows: all.slice(before, before + pageSize) };
}
