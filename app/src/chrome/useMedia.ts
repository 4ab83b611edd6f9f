import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, kept up to date, for what exists on one side of it only; looks belong into styles. False
 * where there is no window.
 */
export function useMedia(query: string): boolean {
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
