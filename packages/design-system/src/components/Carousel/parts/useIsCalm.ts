import { useSyncExternalStore } from 'react';
import { isPageCalm } from '../../../private/isCalm.ts';
import { useMedia } from '../../../hooks/useMedia.ts';
import { media } from '../../../tokens/breakpoints.ts';

function subscribe(onChange: () => void) {
  const choice = new MutationObserver(onChange);
  choice.observe(document.documentElement, { attributeFilter: ['data-motion'] });
  return () => choice.disconnect();
}

/** Whether the reader has asked for little motion, kept up to date; false where there is no window. */
export function useIsCalm(): boolean {
  const isSystemCalm = useMedia(media.reducedMotion);
  return useSyncExternalStore(subscribe, isPageCalm, () => false) || isSystemCalm;
}
