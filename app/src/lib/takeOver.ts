/*
 * Runs by itself in a page that the server has drawn, long before the app: it lets what is seen first have the line to itself,
 * fetches the app after that, or as soon as somebody does something, and keeps presses on buttons until the app can
 * answer them.
 */

/** The event by which the app says that it answers what is done in the page. A type, since this file stands alone. */
export type TakenOver = 'plaitful:taken-over';

const own = document.querySelector<HTMLScriptElement>('script[data-app]');
let isAsked = false;
let isTakenOver = false;
const pressed = new Set<HTMLButtonElement>();

function fetchApp(): void {
  if (isAsked) return;
  isAsked = true;
  for (const href of own?.dataset['needs']?.split(' ').filter(Boolean) ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  void import(/* @vite-ignore */ own?.dataset['app'] ?? '');
}

/** Once what has come is seen; nobody sees it in a hidden tab. */
function fetchSoon(): void {
  if (document.hidden) fetchApp();
  else new PerformanceObserver(fetchApp).observe({ type: 'paint', buffered: true });
}

/** Whether the app cannot answer a press on a button yet; it takes over some parts after the rest of the page. */
const isWaiting = (button: HTMLButtonElement): boolean =>
  !isTakenOver || button.closest('[data-taken-over="later"]') !== null;

function keepPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // What the browser opens by itself needs no app.
  if (!button || button.popoverTargetElement || !isWaiting(button)) return;
  // Nor may a form send what was typed into it as a part of the address.
  event.preventDefault();
  // The app may listen already: it would answer now, and a second time when the press is repeated.
  event.stopImmediatePropagation();
  // Whoever presses the same button again saw no answer, and means one press.
  pressed.add(button);
}

function repeatPresses(): void {
  isTakenOver = true;
  own?.remove();
  for (const button of pressed) {
    if (isWaiting(button)) continue;
    pressed.delete(button);
    if (button.isConnected) button.click();
  }
}

addEventListener('pointerdown', fetchApp, true);
addEventListener('keydown', fetchApp, true);
addEventListener('click', keepPress, true);
addEventListener('plaitful:taken-over' satisfies TakenOver, repeatPresses);
if (document.readyState === 'complete') fetchSoon();
else addEventListener('load', fetchSoon);
