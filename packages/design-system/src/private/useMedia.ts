import { useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, kept up to date; false where there is no window, so that pages are made for phones first.
 * @param query one of `media`
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}
