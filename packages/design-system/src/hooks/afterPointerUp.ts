/**
 * Runs `action` once no pointer is pressed: an error line that appears on blur would move the button that is being
 * pressed, and the click would be lost.
 */
export function afterPointerUp(action: () => void): void {
  if (document.querySelector(':active') === null) action();
  // Also ends a tap; the click event comes after it.
  else addEventListener('mouseup', () => setTimeout(action), { once: true, capture: true });
}
