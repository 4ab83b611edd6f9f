import { QueryClient } from '@tanstack/react-query';
import createQueryApi from 'openapi-react-query';
import { createApiClient } from '@plaitful/api-client/client';
import { getUser, reportExpiry } from '../currentUser.ts';
import { failureLog } from './failureLog.ts';

/** Only a 401 to the token of now ends the session: a user may have logged in again since the call was made. */
const expiryWatch = {
  onResponse({ request, response }: { request: Request; response: Response }): undefined {
    const token = getUser()?.token;
    const isCurrent = token !== undefined && request.headers.get('Authorization') === `Bearer ${token}`;
    if (response.status === 401 && isCurrent) reportExpiry();
  },
};

/** The client of every call; it sends the signed-in user's token when there is one. */
export const api = createApiClient({
  baseUrl: '',
  getToken: () => getUser()?.token,
  watch: [failureLog, expiryWatch],
});

/** The same client for reading by TanStack Query: `$api.useQuery('get', '/api/styles/all')`. */
export const $api = createQueryApi(api);

/**
 * The cache of everything read from the server. A call that got no answer at all is tried twice more;
 * a refusal is shown at once, with its own "Try again". Without a connection a call fails at once, so that its screen
 * says so, and is made anew when the connection is back.
 */
export function createQueryCache(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (failures, error) => failures < 2 && error instanceof TypeError,
        retryDelay: 600,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      mutations: { networkMode: 'always' },
    },
  });
}
