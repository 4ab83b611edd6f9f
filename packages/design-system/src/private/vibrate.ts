import { isCalm } from './isCalm.ts';

/** A short buzz for the hand, where the device has one and the reader has not asked for calm. */
export function vibrate(milliseconds: number): void {
  if (isCalm()) return;
  // Browsers refuse it, aloud, before the first touch of the page.
  if (!navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(milliseconds);
}
