import { media } from '../tokens/breakpoints.ts';

/** Whether the page asks for reduced motion, by `data-motion="reduced"`. */
export function pageReducesMotion(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced';
}

/** Whether the reader has asked for reduced motion, by the page or by the system. */
export function prefersReducedMotion(): boolean {
  return pageReducesMotion() || matchMedia(media.reducedMotion).matches;
}
