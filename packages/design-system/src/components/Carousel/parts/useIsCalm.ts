import { useSyncExternalStore } from 'react';
import { isCalm } from '../../../private/isCalm.ts';
import { media } from '../../../tokens/breakpoints.ts';

function subscribe(onChange: () => void) {
  const query = window.matchMedia(media.reducedMotion);
  const choice = new MutationObserver(onChange);
  query.addEventListener('change', onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => {
    query.removeEventListener('change', onChange);
    choice.disconnect();
  };
}

/** Whether the reader has asked for little motion, kept up to date; false where there is no window. */
export function useIsCalm(): boolean {
  return useSyncExternalStore(subscribe, isCalm, () => false);
}
