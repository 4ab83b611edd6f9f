import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/**
 * The token of a mailed link, moved from the address to navigation state, so that it is neither shown nor shared.
 * @param href the address of the page without it
 */
export function useLinkToken(href: string): string | null {
  const [search] = useSearchParams();
  const { state }: { state: unknown } = useLocation();
  const navigate = useNavigate();
  const brought = search.get('token');
  useEffect(() => {
    if (brought !== null) void navigate(href, { replace: true, state: { token: brought } });
  }, [brought, href, navigate]);
  return brought ?? tokenIn(state);
}

const tokenIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'token' in state && typeof state.token === 'string'
    ? state.token
    : null;
