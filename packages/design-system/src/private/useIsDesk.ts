import { useSyncExternalStore } from 'react';
import { media } from '../tokens/breakpoints.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(media.desk);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the window is a desk's; false where there is no window, so that pages are made for phones first. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(media.desk).matches,
    () => false,
  );
}
