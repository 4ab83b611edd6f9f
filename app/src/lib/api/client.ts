import { createApiClient } from '@plaitful/api-client/client';
import type { paths } from '@plaitful/api-client/contract';
import { QueryClient } from '@tanstack/react-query';
import type { Middleware } from 'openapi-fetch';
import { createQueryApi } from './queryApi.ts';
import { parseProblem } from '@plaitful/api-client/problem';
import { idempotencyKeys } from './idempotencyKey.ts';
import { getUser, notifySessionExpired, waitForTokenReplacement } from '../sessionStore.ts';

function log(line: string): void {
  // oxlint-disable-next-line no-console -- What a parent's browser knows of a failure is kept where support can ask for it.
  console.info(line);
}

/**
 * Logs method, path and status of every failed call, but no bodies or queries, which may contain personal
 * data.
 */
export const failureLog: Middleware = {
  onResponse({ request, schemaPath, response }) {
    if (!response.ok) log(`${request.method} ${schemaPath}: ${response.status}`);
  },
  onError({ request, schemaPath }) {
    log(`${request.method} ${schemaPath}: no answer`);
  },
};

/** The call that replaces the token: it must not wait for itself. */
const replacing = '/api/account/password' satisfies keyof paths;

/**
 * Only a 401 for the current token ends the session: the token may have been replaced, or the user may have logged in
 * again, since the call was made.
 */
const expiryWatch: Middleware = {
  async onResponse({ request, schemaPath, response }) {
    if (response.status !== 401) return;
    if (schemaPath !== replacing) await waitForTokenReplacement();
    const token = getUser()?.token;
    const isCurrent = token !== undefined && request.headers.get('Authorization') === `Bearer ${token}`;
    if (isCurrent) notifySessionExpired();
  },
};

export const api = createApiClient({
  baseUrl: '',
  getToken: () => getUser()?.token,
  watch: [failureLog, expiryWatch, idempotencyKeys],
});

/** For TanStack Query: `$api.useQuery('get', '/api/styles/all')`. */
export const $api = createQueryApi(api);

/** Whether a call had no answer, or was refused for a token that has been replaced. */
const isWorthRetrying = (error: unknown): boolean => {
  if (error instanceof TypeError) return true;
  const problem = parseProblem(error);
  return problem.kind !== 'offline' && problem.status === 401 && getUser() !== null;
};

/**
 * Calls without an answer are retried twice; refusals are shown at once. Without a connection a call fails at once,
 * and is repeated when the connection is back.
 */
export function createQueryCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && isWorthRetrying(error),
        retryDelay: 600,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/** Whether a record does not exist or its id is invalid, as opposed to any other failure. */
export function isNotFoundOrInvalidId(error: unknown): boolean {
  const problem = parseProblem(error);
  return problem.kind === 'refused' && (problem.status === 404 || problem.status === 400);
}

/** Paths below personal ones whose responses are the same for everyone. */
const shared: readonly unknown[] = ['/api/booking/booked-services'];

/** Whether a cached answer belongs to the user who fetched it, by its key `[method, path, parameters]`. */
export function isPersonalQueryKey([, path]: readonly unknown[]): boolean {
  if (typeof path !== 'string' || shared.includes(path)) return false;
  return ['/api/account', '/api/users', '/api/booking', '/api/messages'].some((start) =>
    path.startsWith(start),
  );
}
