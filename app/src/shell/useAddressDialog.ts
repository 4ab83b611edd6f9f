import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface AddressDialog {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

const hasOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasOpenedHere' in state;

/** A dialog that the query names, as in `?pick`: Back closes it, a reload or a shared link opens it. */
export function useAddressDialog(name: string): AddressDialog {
  const navigate = useNavigate();
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } = useLocation();
  const open = useCallback(() => {
    const kept = typeof state === 'object' && state !== null ? state : {};
    const query = search === '' ? `?${name}` : `${search}&${name}`;
    void navigate(
      { pathname, search: query },
      { state: { ...kept, hasOpenedHere: true }, preventScrollReset: true },
    );
  }, [navigate, pathname, search, state, name]);
  const close = useCallback(() => {
    if (hasOpenedHere(state)) {
      void navigate(-1);
      return;
    }
    // A shared link has no page before it.
    const query = new URLSearchParams(search);
    query.delete(name);
    void navigate({ pathname, search: query.toString() }, { state, replace: true, preventScrollReset: true });
  }, [navigate, pathname, search, state, name]);
  return { isOpen: new URLSearchParams(search).has(name), open, close };
}
