import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, kept up to date, for what exists on one side of it only; looks belong into styles. False
 * where there is no window, so that pages are made for phones first.
 */
export function useMediaQuery(query: string): boolean {
  // Kept, because a new function would be subscribed anew at every render.
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
