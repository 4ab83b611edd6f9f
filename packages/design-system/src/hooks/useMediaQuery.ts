'use client';

import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, updated when it changes; for content that differs by media, not for styles. False on
 * the server, so that pages are rendered for phones first.
 */
export function useMediaQuery(query: string): boolean {
  // Memoized: a new function would subscribe again on every render.
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
