import { parseProblem } from '@plaitful/api-client/problem';
import { ApiCallError } from '@plaitful/flows/api-problem';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ListQuery } from './tableState.tsx';
import { parsePageParam, usePageParam, type Paging } from './usePaging.ts';

export type PageQuery<Filter> = Filter & { page: number; size: number };

interface ServerList<Row, Filter> {
  /** The heading of the list. */
  listName: string;
  pageSize: number;
  /** The path of the call, part of the query key to refetch the list after a change. */
  path: string;
  /** Filter and order; changing them returns to the first page. */
  filter: Filter;
  load: (query: PageQuery<Filter>) => PageCall<Row>;
}

type PageCall<Row> = Promise<{ data?: readonly Row[] | undefined; error?: unknown; response: Response }>;

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
  const page = parsePageParam(useSearchParams()[0]);
  const query = useQuery({
    queryKey: ['pages', path, { ...filter, page, size: pageSize }],
    queryFn: () => parsePage(load({ ...filter, page, size: pageSize })),
    placeholderData: keepPreviousData,
  });
  const { isError, isFetching, error, errorUpdatedAt, refetch, data } = query;
  const paging = usePageParam(listName, pageSize)(data?.total ?? 0);
  useReturnToLastPage(
    query.isSuccess && !query.isPlaceholderData && page > paging.page,
    paging.href(paging.page),
  );
  return {
    paging: { ...paging, rows: data?.rows ?? [] },
    query: { isError, isFetching, error, errorUpdatedAt, refetch, data: data?.rows },
  };
}

export async function parsePage<Row>(call: PageCall<Row>): Promise<{ rows: readonly Row[]; total: number }> {
  const { data, error, response } = await call;
  if (data === undefined) throw new ApiCallError(parseProblem(error, response));
  return { rows: data, total: Number(response.headers.get('X-Total-Count') ?? data.length) };
}

/** Goes to the last page when the URL has a larger number, for example after its last row was deleted. */
function useReturnToLastPage(isAfterLast: boolean, href: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (isAfterLast) void navigate(href, { replace: true });
  }, [isAfterLast, href, navigate]);
}
