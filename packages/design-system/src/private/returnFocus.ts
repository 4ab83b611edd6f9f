import type { RefObject } from 'react';

/** The element that receives the focus, or a function that finds it; without one it returns to where it was. */
export type ReturnFocus = RefObject<HTMLElement | null> | (() => HTMLElement | null | undefined);

type Find = () => Element | null | undefined;

/** Where the focus was when a modal opened. */
export interface FocusTarget {
  element: Element | null;
  /** The same control in the next row or item of its list, else in the one before, for when its own is removed. */
  findSuccessor: Find;
}

/** Where the focus is now. */
export function rememberFocus(): FocusTarget {
  const { activeElement: element } = document;
  const row = element?.closest('tbody, li');
  const controlsIn = (part: Element) => [...part.querySelectorAll('a[href], button')];
  const index = row && element ? controlsIn(row).indexOf(element) : 0;
  const others = [row?.nextElementSibling, row?.previousElementSibling].filter(
    (other) => other?.tagName === row?.tagName,
  );
  return {
    element,
    findSuccessor: () => {
      const other = others.find((each) => each?.isConnected);
      return other && controlsIn(other)[index];
    },
  };
}

/** Where to return the focus once no modal makes the page below it inert, the most recent first. */
let waiting: Find[] = [];

/** Returns the focus when a modal has closed: to what its caller names, else to where it was, or near it. */
export function returnFocus(wanted: ReturnFocus | undefined, place: FocusTarget): void {
  const findWanted = typeof wanted === 'function' ? wanted : () => wanted?.current;
  waiting = [findWanted, () => place.element, place.findSuccessor, ...waiting];
  const hasReturned = waiting.some((find) => moveFocus(find()));
  const isPageInert = document.querySelector(':modal') !== null;
  if (hasReturned || !isPageInert) waiting = [];
  if (!hasReturned && !isPageInert) focusHeading();
  if (document.activeElement === place.element) moveOnRemoval(place);
}

/** The confirmation dialog may close before the deleted row disappears. */
function moveOnRemoval({ element, findSuccessor }: FocusTarget): void {
  const removal = new MutationObserver(() => {
    if (element?.isConnected) return;
    removal.disconnect();
    if (document.activeElement === document.body && !moveFocus(findSuccessor())) focusHeading();
  });
  removal.observe(document.body, { childList: true, subtree: true });
  const stop = () => {
    if (element?.isConnected) removal.disconnect();
  };
  // Some browsers also dispatch `blur` before they remove the focused element.
  element?.addEventListener('blur', () => queueMicrotask(stop), { once: true });
}

function moveFocus(element: Element | null | undefined): boolean {
  if (!(element instanceof HTMLElement)) return false;
  element.focus();
  return element === document.activeElement;
}

/** So that the next Tab continues in the page, not at its beginning. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1, h1');
  if (!heading || moveFocus(heading)) return;
  heading.tabIndex = -1;
  heading.addEventListener('blur', () => heading.removeAttribute('tabindex'), { once: true });
  heading.focus();
}
