/**
 * Runs `action` once nothing is being pressed: an error line that appears as a field is left by pressing a button would
 * push that button away from under the finger, and the press would be lost.
 */
export function afterPointerUp(action: () => void): void {
  if (document.querySelector(':active') === null) action();
  // A tap ends with it, too; the click itself comes after it.
  else addEventListener('mouseup', () => setTimeout(action), { once: true, capture: true });
}
