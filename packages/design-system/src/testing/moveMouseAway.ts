import { userEvent } from 'vitest/browser';

/** Moves the mouse to a corner of the window: files share a browser, and with it where the last one left the mouse. */
export async function moveMouseAway(): Promise<void> {
  const corner = document.createElement('div');
  corner.style.cssText = 'position: fixed; inset: auto 0 0 auto; width: 2px; height: 2px';
  document.body.append(corner);
  await userEvent.hover(corner);
  corner.remove();
}
