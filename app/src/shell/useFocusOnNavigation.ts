import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The target of the skip link. */
export const MAIN_CONTENT_ID = 'main';

/** Focuses an element without a tab stop, without scrolling. */
function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * After a navigation the focus moves to the element of the hash, else to the page's heading once it exists. Not on
 * the first load, nor when only the query changes or the hash is removed.
 */
export function useFocusOnNavigation(): void {
  const { pathname, hash } = useLocation();
  const last = useRef({ pathname, hash });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, hash };
    if (before.pathname === pathname && (hash === '' || before.hash === hash)) return undefined;
    const main = document.getElementById(MAIN_CONTENT_ID);
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const target = named ?? main?.querySelector('h1') ?? main;
    if (target instanceof HTMLElement) focus(target);
    return main !== null && named === null ? keepFocusOnHeading(main) : undefined;
  }, [pathname, hash]);
}

/**
 * A page that is still loading has no heading yet, or one that will be replaced, which would lose the focus.
 * Focus that moved meanwhile stays.
 */
function keepFocusOnHeading(main: HTMLElement): () => void {
  let focused = document.activeElement;
  const loading = new MutationObserver(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body && !focused?.isConnected;
    if (activeElement !== main && !isLost) return;
    const heading = main.querySelector('h1');
    if (heading === null) return;
    focus(heading);
    focused = heading;
  });
  loading.observe(main, { childList: true, subtree: true });
  return () => loading.disconnect();
}
