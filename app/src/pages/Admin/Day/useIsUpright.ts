import { useSyncExternalStore } from 'react';

/** Below this width the owner's pages have a bar instead of a sidebar. */
const query = '(max-width: 639.98px)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether a day has no room to lie down, as on a phone. */
export function useIsUpright(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
