import { readProblem } from '@plaitful/api-client/problem';
import { CallFailed } from '@plaitful/flows/problem';
import { pager } from '@plaitful/messages/en-CA/lists';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { ListQuery } from './listState.tsx';
import { pagerWords } from './pagerWords.ts';
import { pageHref, type Paging } from './usePaging.ts';

export type PageQuery<Filter> = Filter & { page: number; size: number };

interface ServerList<Row, Filter> {
  /** The heading of the list. */
  listName: string;
  pageSize: number;
  /** The path of the call, by which the list is fetched again after a change. */
  path: string;
  /** Filter and order; changing them returns to the first page. */
  filter: Filter;
  load: (
    query: PageQuery<Filter>,
  ) => Promise<{ data?: readonly Row[] | undefined; error?: unknown; response: Response }>;
}

/**
 * The rows of the page in `?page=`, of a list paged by the server. The rows shown stay until the next ones arrive.
 */
export function useServerPaging<Row, Filter extends object>({
  listName,
  pageSize,
  path,
  filter,
  load,
}: ServerList<Row, Filter>): { paging: Paging<Row>; query: ListQuery } {
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const asked = Number(search.get('page') ?? 1);
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1;
  const query = useQuery({
    queryKey: ['pages', path, { ...filter, page, size: pageSize }],
    queryFn: () => readPage(load({ ...filter, page, size: pageSize })),
    placeholderData: keepPreviousData,
  });
  const total = query.data?.total ?? 0;
  const href = (to: number) => pageHref(pathname, search, to);
  const last = Math.max(1, Math.ceil(total / pageSize));
  useTurnBack(query.isSuccess && !query.isPlaceholderData && page > last, href(last));
  const { isError, isFetching, error, errorUpdatedAt, refetch, data } = query;
  return {
    paging: {
      page: Math.min(page, last),
      pageSize,
      total,
      rows: data?.rows ?? [],
      href,
      words: { pager: pagerWords(listName), range: (from, to, of) => pager.range({ from, to, total: of }) },
    },
    query: { isError, isFetching, error, errorUpdatedAt, refetch, data: data?.rows },
  };
}

export async function readPage<Row>(
  call: Promise<{ data?: readonly Row[] | undefined; error?: unknown; response: Response }>,
): Promise<{ rows: readonly Row[]; total: number }> {
  const { data, error, response } = await call;
  if (data === undefined) throw new CallFailed(readProblem(error, response));
  return { rows: data, total: Number(response.headers.get('X-Total-Count') ?? data.length) };
}

/** Goes to the last page where the address asks for more, for example after its last row was deleted. */
function useTurnBack(isAfterLast: boolean, href: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isAfterLast) void navigate(href, { replace: true });
  }, [isAfterLast, href, navigate]);
}
