/**
 * Does something once nothing is being pressed: an error line that comes up as a field is left by pressing a button would
 * push that button away from under the finger, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  // A tap ends with it, too; the click itself comes after it.
  else addEventListener('mouseup', () => setTimeout(act), { once: true, capture: true });
}
