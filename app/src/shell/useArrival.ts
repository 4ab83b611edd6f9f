import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The id of the main part, the target of the skip link. */
export const mainId = 'main';

/** Gives the keyboard to an element that cannot take it by itself, without moving the page. */
function focus(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * After a navigation the keyboard and the screen reader start at the new page: at the part its address names,
 * else at its heading, as soon as it has one. Nothing moves on the first load, nor when only the query changes.
 */
export function useArrival(): void {
  const { pathname, hash } = useLocation();
  const last = useRef({ pathname, hash });
  useEffect(() => {
    if (last.current.pathname === pathname && last.current.hash === hash) return undefined;
    last.current = { pathname, hash };
    const main = document.getElementById(mainId);
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    const target = named ?? main?.querySelector('h1') ?? main;
    if (target instanceof HTMLElement) focus(target);
    return main !== null && target === main ? focusHeadingOnceLoaded(main) : undefined;
  }, [pathname, hash]);
}

/** A page that has to be loaded first has no heading yet. Whoever has moved on by then stays where they are. */
function focusHeadingOnceLoaded(main: HTMLElement): () => void {
  const loading = new MutationObserver(() => {
    const heading = main.querySelector('h1');
    if (heading === null) return;
    loading.disconnect();
    if (document.activeElement === main) focus(heading);
  });
  loading.observe(main, { childList: true, subtree: true });
  return () => loading.disconnect();
}
