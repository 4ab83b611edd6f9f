import type { Location } from 'react-router-dom';

const storageKey = 'plaitful.scroll';

const positions = new Map<string, number>();

/** Every first page of a visit has the key `default`: told apart by its path, a new one begins at its top. */
const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** Keeps how far down a page is scrolled, for when Back leads there again. */
export function rememberScroll(location: Location): void {
  positions.set(placeOf(location), window.scrollY);
}

interface Arrival {
  /** Whether the page stays where it is. */
  isKept: boolean;
  /** Whether it is the first page of a visit, which the server may have drawn long before the app was there. */
  isFirst: boolean;
}

/** Brings a page that was just drawn to where it was left, to the part its address names, or to its top. */
export function restoreScroll(location: Location, { isKept, isFirst }: Arrival): void {
  const known = positions.get(placeOf(location));
  if (known !== undefined) return window.scrollTo(0, known);
  // Whoever has begun to read stays there, and what is under the finger stays under it.
  if (isFirst && window.scrollY > 0) return undefined;
  const named = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named) return named.scrollIntoView();
  return isKept ? undefined : window.scrollTo(0, 0);
}

/** Whether the document is one that was left before: loaded again, or come back to. */
const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
};

/**
 * Takes the places of pages out of the browser's hands, which would scroll before a page is drawn, and keeps them over a
 * reload.
 */
export function keepScroll(here: () => Location): () => void {
  const take = () => {
    history.scrollRestoration = 'manual';
  };
  const save = () => {
    rememberScroll(here());
    history.scrollRestoration = 'auto';
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
    } catch {
      // Without storage a reload begins at the top.
    }
  };
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as [string, number][];
    for (const [place, position] of kept) positions.set(place, position);
    if (!isReturn()) positions.delete(placeOf(here()));
  } catch {
    // Not of our making, or no storage at all.
  }
  take();
  addEventListener('pageshow', take);
  addEventListener('pagehide', save);
  return () => {
    removeEventListener('pageshow', take);
    removeEventListener('pagehide', save);
    history.scrollRestoration = 'auto';
  };
}
