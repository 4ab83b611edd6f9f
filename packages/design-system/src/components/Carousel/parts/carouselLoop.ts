import { createSlideScroller, type SlideScroller } from './slideScroller.ts';

export interface VisibleSlides {
  /** The first visible slide, by its index in the document. */
  first: number;
  count: number;
  /** Whether any slide contains a focusable element. */
  hasTabStop: boolean;
}

export interface CarouselLoop {
  /** Moves by this number of slides; negative is back. */
  moveBy: (slides: number, isMotionReduced: boolean) => void;
  /** Moves to a slide in the shorter direction. */
  goTo: (slide: number, isMotionReduced: boolean) => void;
  destroy: () => void;
}

interface LoopOptions {
  /** The scrolling element; its only child contains the slides. */
  viewport: HTMLElement;
  /** The slide that is visible first initially. */
  start: number;
  onVisibleChange: (visible: VisibleSlides) => void;
  onUserScroll: () => void;
}

const tabStops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * A loop over native scrolling and scroll snap: near the end of the row, slides from the other end are moved there with
 * `order`, and the scroll position is changed by the same distance, so that nothing visibly moves.
 */
export function createCarouselLoop({ viewport, start, ...on }: LoopOptions): CarouselLoop {
  const scroller = createSlideScroller(viewport);
  const { slides, visibleCount, maxScroll, scrolled, scrollTo } = scroller;
  const { wrap, offset, setOffset, positionOf } = createOrder(slides);
  let first = start;
  /** Whether the user scrolls, as opposed to a button. */
  let isUserScroll = true;

  function notify() {
    const visible = slides().filter((_, slide) => wrap(slide - first) < visibleCount());
    const hasTabStop = visible.some((slide) => slide.querySelector(tabStops));
    on.onVisibleChange({ first, count: visibleCount(), hasTabStop });
  }
  function moveBy(by: number, isMotionReduced: boolean) {
    if (maxScroll() === 0 || by === 0) return;
    isUserScroll = false;
    const { from, to, shift } = planMove(positionOf(first), by, scroller);
    scroller.disableSnap();
    if (shift !== 0) setOffset(offset() - shift);
    scrollTo(from + shift);
    first = wrap(first + by);
    notify();
    scroller.glideTo(to + shift, isMotionReduced);
  }
  /** Keeps the visible slide when the width changes. */
  function keepPosition() {
    const isInRange = maxScroll() > 0 && positionOf(first) <= maxScroll();
    scroller.stopAnimation();
    setOffset(isInRange ? offset() : maxScroll() > 0 ? first - maxScroll() : 0);
    scrollTo(Math.min(positionOf(first), maxScroll()));
    notify();
  }
  /** Puts equally many slides before and after the visible ones, so that the user may scroll either way. */
  function center() {
    const before = Math.floor(maxScroll() / 2);
    const isAtRest = Math.abs(scrolled() - positionOf(first)) < 0.1;
    if (maxScroll() === 0 || !isAtRest || positionOf(first) === before) return;
    setOffset(first - before);
    scrollTo(before);
  }
  function onScrollEnd() {
    if (scroller.isAnimating()) return;
    const slide = wrap(offset() + Math.round(scrolled()));
    if (slide !== first) {
      // A busy browser may snap back to the previous slide when slides are reordered; the target of the button wins.
      if (!isUserScroll) return scrollTo(positionOf(first));
      first = slide;
      notify();
      on.onUserScroll();
    }
    center();
  }
  const listeners = { center, onScrollEnd, keepPosition, notify, onInput: () => (isUserScroll = true) };
  keepPosition();
  return {
    moveBy,
    goTo: (slide, isReduced) => moveBy(shorterWay(wrap(slide - first), slides().length), isReduced),
    destroy: listen(viewport, scroller, listeners),
  };
}

/** The order of the row, which `style.order` shifts, and the position of each slide in it. */
function createOrder(slides: SlideScroller['slides']) {
  /** The slide that is first in the row, visible or not. */
  let offset = 0;
  const wrap = (slide: number) => {
    const { length } = slides();
    return ((slide % length) + length) % length;
  };
  const positionOf = (slide: number) => wrap(slide - offset);
  return {
    wrap,
    positionOf,
    offset: () => offset,
    setOffset: (slide: number) => {
      offset = wrap(slide);
      // None in the document's order: at the start nothing is then written, and the browser lays out once.
      for (const [at, element] of slides().entries())
        element.style.order = offset === 0 ? '' : String(positionOf(at));
    },
  };
}

const shorterWay = (forward: number, total: number) => (forward > total / 2 ? forward - total : forward);

/**
 * A move by a number of slides: where to scroll from, and by how many slides the row must shift for all of it to be
 * within the scroll range. After several quick presses, or for a target outside the range, it starts closer to the
 * target.
 */
function planMove(position: number, by: number, { scrolled, maxScroll }: SlideScroller) {
  const to = position + by;
  const isFar = Math.abs(to - scrolled()) > maxScroll();
  const from = isFar ? to - Math.sign(by) * Math.min(Math.abs(by), maxScroll()) : scrolled();
  const [low, high] = [Math.min(from, to), Math.max(from, to)];
  return { from, to, shift: low < 0 ? Math.ceil(-low) : Math.min(0, Math.floor(maxScroll() - high)) };
}

interface Listeners {
  center: () => void;
  onScrollEnd: () => void;
  keepPosition: () => void;
  notify: () => void;
  /** Called when the user touches or scrolls it. */
  onInput: () => void;
}

/** Listens to scrolling and resizing. @returns stops listening */
function listen(viewport: HTMLElement, scroller: SlideScroller, listeners: Listeners): () => void {
  const { center, onScrollEnd, keepPosition, notify, onInput } = listeners;
  const listening = new AbortController();
  const on = (name: string, listener: () => void) =>
    viewport.addEventListener(name, listener, { signal: listening.signal, passive: true });
  for (const name of ['pointerdown', 'wheel', 'keydown']) {
    on(name, () => {
      onInput();
      scroller.stopAnimation();
    });
  }
  on('pointerenter', center);
  let timer: ReturnType<typeof setTimeout> | undefined;
  if ('onscrollend' in window) on('scrollend', onScrollEnd);
  // Safari supports `scrollend` since 2025.
  else {
    on('scroll', () => {
      clearTimeout(timer);
      timer = setTimeout(onScrollEnd, 150);
    });
  }
  let width = scroller.slideWidth();
  // The observer also calls initially, and when text in a slide expands: nothing needs to be kept then, and an
  // animation would be cut off.
  const size = new ResizeObserver(() => {
    if (scroller.slideWidth() === width) return notify();
    width = scroller.slideWidth();
    keepPosition();
  });
  size.observe(viewport);
  // Focusable elements may appear or disappear without a change of size, as with "Read more".
  const content = new MutationObserver(notify);
  content.observe(viewport, { childList: true, subtree: true });
  return () => {
    clearTimeout(timer);
    scroller.stopAnimation();
    listening.abort();
    size.disconnect();
    content.disconnect();
  };
}
