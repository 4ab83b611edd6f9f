/*
 * The first script of a page: fetches the app once what the server rendered has loaded and is painted, or at the first press,
 * and keeps presses on buttons until the app answers them. Links, disclosures and popovers work without it.
 */
import { loadModule, SERVER_REACHABLE_EVENT, SERVER_UNREACHABLE_EVENT } from '../lib/code/loadModule.ts';

const pressed = new Set<HTMLButtonElement>();
const { dataset } = document.documentElement;

const isRendered = document.querySelector('#root > *') !== null;

const show = (note: 'unreachable' | 'cannot-start', isShown: boolean) =>
  document.getElementById(note)?.toggleAttribute('hidden', !isShown);

let app: Promise<unknown> | undefined;
let isUnreachable = false;

/** Shown only while somebody waits for the app: a button was pressed, or nothing was rendered. */
function showConnection(): void {
  const isWaiting = dataset['hydrated'] === undefined && (pressed.size > 0 || !isRendered);
  show('unreachable', isUnreachable && isWaiting);
}

function fetchApp(): void {
  app ??= loadModule(() => import('./client.tsx')).catch(() => show('cannot-start', true));
}

for (const event of [SERVER_UNREACHABLE_EVENT, SERVER_REACHABLE_EVENT])
  addEventListener(event, () => {
    isUnreachable = event === SERVER_UNREACHABLE_EVENT;
    showConnection();
  });

/** Parts of a page may be hydrated later than the rest. */
const isHydrated = (button: HTMLButtonElement): boolean =>
  dataset['hydrated'] !== undefined && button.closest('[data-dehydrated]') === null;

addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || button.popoverTargetElement || isHydrated(button)) return;
    // Native submission would put the form's values into the URL.
    event.preventDefault();
    // React may listen already: it would handle this click and the repeated one.
    event.stopImmediatePropagation();
    // A set: several presses of one button before hydration count as one.
    pressed.add(button);
    fetchApp();
    showConnection();
  },
  true,
);

addEventListener('plaitful:hydrated', () => {
  dataset['hydrated'] = '';
  showConnection();
  for (const button of [...pressed].filter(isHydrated)) {
    pressed.delete(button);
    if (button.isConnected) button.click();
  }
});

/** After the first paint, since scripts would compete with the page's styles and fonts for bandwidth. */
const fetchAppAfterPaint = (): void =>
  new PerformanceObserver(fetchApp).observe({ type: 'paint', buffered: true });

if (!isRendered) fetchApp();
else if (document.readyState === 'complete') fetchAppAfterPaint();
else addEventListener('load', fetchAppAfterPaint);
