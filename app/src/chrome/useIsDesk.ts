import { breakpoints } from '@plaitful/design-system/tokens';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${breakpoints.desk}px)`;

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the window is at least as wide as a desk's, which the server cannot know; for what exists on one side only, not for looks. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
