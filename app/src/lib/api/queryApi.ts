import type { createApiClient } from '@plaitful/api-client/client';
import type { paths } from '@plaitful/api-client/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { OpenapiQueryClient } from 'openapi-react-query';

type QueryApi = Pick<OpenapiQueryClient<paths>, 'queryOptions' | 'useQuery' | 'useMutation'>;

type Call = (path: string, init: object | undefined) => Promise<{ data?: unknown; error?: unknown }>;

/**
 * The parts of openapi-react-query that the app uses, with its types: the rest of it would bring the code of infinite
 * and suspending queries to every page.
 */
export function createQueryApi(client: ReturnType<typeof createApiClient>): QueryApi {
  const send = async (method: string, path: string, init: object | undefined): Promise<unknown> => {
    const call = client[method.toUpperCase() as keyof typeof client] as unknown as Call;
    const { data, error } = await call(path, init);
    if (error) throw error as Error;
    return data ?? null;
  };
  const queryOptions = (method: string, path: string, init?: object, options?: object) => ({
    queryKey: init === undefined ? [method, path] : [method, path, init],
    queryFn: ({ signal }: { signal: AbortSignal }) => send(method, path, { signal, ...init }),
    ...options,
  });
  return {
    queryOptions,
    useQuery: (method: string, path: string, init?: object, options?: object) =>
      useQuery(queryOptions(method, path, init, options)),
    useMutation: (method: string, path: string, options?: object) =>
      useMutation({ mutationFn: (init: object) => send(method, path, init), ...options }),
  } as unknown as QueryApi;
}
