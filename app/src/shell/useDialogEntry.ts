import { useCallback, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export interface DialogEntry {
  isOpen: boolean;
  open: () => void;
  close: () => void;
}

const isMarked = (state: unknown, name: string): boolean =>
  typeof state === 'object' && state !== null && 'dialog' in state && state.dialog === name;

const neverChanges = () => () => undefined;

/** False during hydration: the server does not know the history. */
const useHasHistory = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** A dialog with its own history entry: Back closes it, and returning to the entry or reloading opens it again. */
export function useDialogEntry(name: string): DialogEntry {
  const navigate = useNavigate();
  const { pathname, search, state }: { pathname: string; search: string; state: unknown } = useLocation();
  const hasHistory = useHasHistory();
  const open = useCallback(() => {
    const kept = typeof state === 'object' && state !== null ? state : {};
    void navigate({ pathname, search }, { state: { ...kept, dialog: name }, preventScrollReset: true });
  }, [navigate, pathname, search, state, name]);
  const close = useCallback(() => void navigate(-1), [navigate]);
  return { isOpen: hasHistory && isMarked(state, name), open, close };
}
