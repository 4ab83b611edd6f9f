/*
 * Runs by itself in a page that the server has drawn, long before the app: it lets what is seen first have the line to itself,
 * fetches the app after that, or as soon as somebody does something, and keeps the last press on a button until the app
 * can answer it.
 */

/** The event by which the app says that it answers what is done in the page. A type, since this file stands alone. */
export type TakenOver = 'plaitful:taken-over';

const own = document.querySelector<HTMLScriptElement>('script[data-app]');
let isAsked = false;
let pressed: HTMLButtonElement | undefined;

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

function keepPress(event: MouseEvent): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  // What the browser opens by itself needs no app.
  if (!button || button.popoverTargetElement) return;
  // Nor may a form send what was typed into it as a part of the address.
  event.preventDefault();
  pressed = button;
}

addEventListener('pointerdown', fetchApp, true);
addEventListener('keydown', fetchApp, true);
addEventListener('click', keepPress, true);
addEventListener(
  'plaitful:taken-over' satisfies TakenOver,
  () => {
    removeEventListener('click', keepPress, true);
    own?.remove();
    if (pressed?.isConnected === true) pressed.click();
  },
  { once: true },
);
if (document.readyState === 'complete') fetchSoon();
else addEventListener('load', fetchSoon);
