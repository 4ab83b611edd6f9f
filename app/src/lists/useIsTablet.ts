import { useSyncExternalStore } from 'react';

/** From where a table fits beside the rail, up to where all its columns stand beside the sidebar. */
const query = '(min-width: 700px) and (max-width: 1199.98px)';

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}

/** Whether the owner’s tables have the width of a tablet: rows still, but with their columns folded. */
export function useIsTablet(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
