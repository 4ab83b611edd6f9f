import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, kept up to date; false where there is no window, so that pages are made for phones first.
 * @param query one of `media`
 */
export function useMedia(query: string): boolean {
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
