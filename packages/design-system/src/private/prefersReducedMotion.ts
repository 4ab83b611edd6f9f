import { reducedMotionQuery } from '../tokens/breakpoints.ts';

/** Whether the page sets reduced motion, by `data-motion="reduced"`. */
export function hasReducedMotionAttribute(): boolean {
  return document.documentElement.dataset['motion'] === 'reduced';
}

/** Whether motion is reduced, by the page or by the system. */
export function prefersReducedMotion(): boolean {
  return hasReducedMotionAttribute() || matchMedia(reducedMotionQuery).matches;
}
