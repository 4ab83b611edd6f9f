import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { parseOptionsQuery, withOptions } from '../lib/paths.ts';

export interface UrlDialog {
  isOpen: boolean;
  /** @param optionIds the chosen options; those in the address when left out */
  open: (optionIds?: readonly number[]) => void;
  close: () => void;
}

/** Set in the history by `open`: the page before is the same one without the dialog. */
interface OpenedState {
  readonly isOpenedHere?: boolean;
}

const parseOptions = (search: string): number[] => parseOptionsQuery(new URLSearchParams(search));

/**
 * A dialog named by the query, as in `?pick`: Back closes it, a reload or a shared link opens it. The chosen options of
 * a style stay in the query.
 */
export function useUrlDialog(name: string): UrlDialog {
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const state = location.state as OpenedState | null;
  const open = useCallback<UrlDialog['open']>(
    (optionIds = parseOptions(search)) => {
      const options = { state: { ...state, isOpenedHere: true }, preventScrollReset: true };
      void navigate({ pathname, search: withOptions(new URLSearchParams(name), optionIds) }, options);
    },
    [navigate, pathname, search, state, name],
  );
  const close = useCallback(() => {
    if (state?.isOpenedHere) void navigate(-1);
    else {
      const to = { pathname, search: withOptions(new URLSearchParams(), parseOptions(search)) };
      void navigate(to, { state, replace: true, preventScrollReset: true });
    }
  }, [navigate, pathname, search, state]);
  return { isOpen: new URLSearchParams(search).has(name), open, close };
}
