'use client';

import { type FocusEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../private/prefersReducedMotion.ts';
import { type CarouselLoop, createCarouselLoop, type VisibleSlides } from './carouselLoop.ts';
import { createSlideScroller } from './slideScroller.ts';

interface CarouselRow {
  viewport: RefObject<HTMLDivElement | null>;
  /** Undefined until the script runs. */
  visible: VisibleSlides | undefined;
  moveBy: (by: 1 | -1) => void;
  goTo: (slide: number) => void;
  focusListeners: Record<'onFocus' | 'onBlur', (event: FocusEvent) => void>;
}

interface Shown extends VisibleSlides {
  /** The key of the first visible slide, which stays visible when slides are added, removed or reordered. */
  key: string | undefined;
}

const isSame = (one: Shown | undefined, other: Shown) =>
  one?.key === other.key && one?.count === other.count && one.hasTabStop === other.hasTabStop;

/**
 * A loop over slides with these keys, in the order of the document.
 * @param start the slide that is visible first, initially and where the visible one has been removed
 */
export function useCarouselLoop(
  keys: readonly string[],
  start: number,
  onUserScroll: () => void,
): CarouselRow {
  const viewport = useRef<HTMLDivElement>(null);
  const loop = useRef<CarouselLoop>(undefined);
  const last = useRef<Shown>(undefined);
  const [shown, setShown] = useState<Shown>();
  const allKeys = keys.join('\n');
  const indexOf = ({ key = '' }: Shown) => (keys.includes(key) ? keys.indexOf(key) : start);
  const userScrolled = useEffectEvent(onUserScroll);
  const create = useEffectEvent((element: HTMLElement, row: readonly string[]) =>
    createCarouselLoop({
      viewport: element,
      // The user may have scrolled before hydration.
      start: last.current
        ? indexOf(last.current)
        : Math.min(Math.round(createSlideScroller(element).scrolled()) || start, row.length - 1),
      onVisibleChange: (next) => {
        const now = { ...next, key: row[next.first] };
        if (isSame(last.current, now)) return;
        last.current = now;
        setShown(now);
      },
      onUserScroll: () => userScrolled(),
    }),
  );
  useLayoutEffect(() => {
    if (!viewport.current) return undefined;
    loop.current = create(viewport.current, allKeys.split('\n'));
    return loop.current.destroy;
  }, [allKeys]);
  const visible = shown && { ...shown, first: indexOf(shown) };
  return {
    viewport,
    visible,
    moveBy: (by) => loop.current?.moveBy(by, prefersReducedMotion()),
    goTo: (slide) => loop.current?.goTo(slide, prefersReducedMotion()),
    focusListeners: useKeptFocus(viewport, visible?.first ?? 0),
  };
}

/** Moves the focus to the first visible slide when the slide with the focus is removed or no longer visible. */
function useKeptFocus(viewport: RefObject<HTMLElement | null>, first: number): CarouselRow['focusListeners'] {
  const focused = useRef<Element>(undefined);
  useLayoutEffect(() => {
    if (!focused.current || (focused.current.isConnected && !focused.current.closest('[inert]'))) return;
    focusUntilBlur(viewport.current?.firstElementChild?.children[first]);
  });
  return {
    onFocus: ({ target }) => (focused.current = target),
    onBlur: () => (focused.current = undefined),
  };
}

function focusUntilBlur(slide: Element | undefined) {
  if (!(slide instanceof HTMLElement)) return;
  slide.tabIndex = -1;
  slide.addEventListener('blur', () => slide.removeAttribute('tabindex'), { once: true });
  slide.focus({ preventScroll: true });
}
