import { useLayoutEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * The token of an emailed link, moved from the fragment to navigation state before the page calls the server,
 * so that it is neither shown nor shared. Fragments are in no request, and so in no log; the server redirects
 * links that have the token in the query.
 * @param href the URL of the page without it
 */
export function useLinkToken(href: string): string | null {
  const { hash, state }: { hash: string; state: unknown } = useLocation();
  const navigate = useNavigate();
  const token = new URLSearchParams(hash.slice(1)).get('token');
  useLayoutEffect(() => {
    if (token !== null) void navigate(href, { replace: true, state: { token } });
  }, [token, href, navigate]);
  return token ?? tokenIn(state);
}

const tokenIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
    ? state.token
    : null;
