/**
 * Does something as soon as nothing is pressed any more: a line that comes up between pressing and letting go would push
 * away what is just being pressed, and the press would be lost.
 */
export function afterPress(act: () => void): void {
  if (document.querySelector(':active') === null) act();
  // The click itself comes after it.
  else addEventListener('pointerup', () => setTimeout(act), { once: true });
}
