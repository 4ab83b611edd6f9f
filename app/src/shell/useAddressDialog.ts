import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { keepOptionsQuery } from '../lib/paths.ts';

export interface UrlDialog {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Set in the history by `open`: the page before is the same one without the dialog. */
interface OpenedState {
  readonly isOpenedHere?: boolean;
}

/**
 * A dialog named by the query, as in `?pick`: Back closes it, a reload or a shared link opens it. The options chosen of a
 * style stay in the address.
 */
export function useUrlDialog(name: string): UrlDialog {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const state = location.state as OpenedState | null;
  const options = keepOptionsQuery(search);
  const open = useCallback(() => {
    const to = { pathname, search: `${name}${options}` };
    void navigate(to, { state: { ...state, isOpenedHere: true }, preventScrollReset: true });
  }, [navigate, pathname, state, name, options]);
  const close = useCallback(() => {
    if (state?.isOpenedHere) void navigate(-1);
    else {
      const to = { pathname, search: options.slice(1) };
      void navigate(to, { state, replace: true, preventScrollReset: true });
    }
  }, [navigate, pathname, state, options]);
  return { isOpen: new URLSearchParams(search).has(name), open, close };
}
