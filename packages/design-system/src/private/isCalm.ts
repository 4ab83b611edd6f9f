import { media } from '../tokens/breakpoints.ts';

/** Whether the page asks for little motion, by `data-motion="reduced"`. */
export function isPageCalm(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced';
}

/** Whether the reader has asked for little motion, by the page or by the system. */
export function isCalm(): boolean {
  return isPageCalm() || matchMedia(media.reducedMotion).matches;
}
