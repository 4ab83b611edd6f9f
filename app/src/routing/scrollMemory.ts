import type { Location } from 'react-router-dom';

const storageKey = 'plaitful.scroll';

const positions = new Map<string, number>();

/** Every first page of a visit has the key `default`: told apart by its path, a new one begins at its top. */
const placeOf = ({ key, pathname }: Location): string => (key === 'default' ? pathname : key);

/** Keeps how far down a page is scrolled, for when Back leads there again. */
export function rememberScroll(location: Location): void {
  positions.set(placeOf(location), window.scrollY);
}

/** Brings a page that was just drawn to where it was left, to the part its address names, or to its top. */
export function restoreScroll(location: Location, isKept: boolean): void {
  const known = positions.get(placeOf(location));
  if (known !== undefined) return window.scrollTo(0, known);
  const named = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (named) return named.scrollIntoView();
  return isKept ? undefined : window.scrollTo(0, 0);
}

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
