import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface UrlDialog {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

/** Set in the history by `open`: the page before is the same one without the dialog. */
interface OpenedState {
  readonly isOpenedHere?: boolean;
}

/** A dialog named by the query, as in `?pick`: Back closes it, a reload or a shared link opens it. */
export function useUrlDialog(name: string): UrlDialog {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const state = location.state as OpenedState | null;
  const open = useCallback(() => {
    const options = { state: { ...state, isOpenedHere: true }, preventScrollReset: true };
    void navigate({ pathname, search: name }, options);
  }, [navigate, pathname, state, name]);
  const close = useCallback(() => {
    if (state?.isOpenedHere) void navigate(-1);
    else void navigate(pathname, { state, replace: true, preventScrollReset: true });
  }, [navigate, pathname, state]);
  return { isOpen: new URLSearchParams(search).has(name), open, close };
}
