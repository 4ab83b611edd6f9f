import { createSlideScroller, type SlideScroller } from './slideScroller.ts';

export interface VisibleSlides {
  /** The first visible slide, by its place in the document. */
  first: number;
  count: number;
  /** Whether the keyboard comes to something in them. */
  hasTabStop: boolean;
}

/** A row of slides closed to a loop. */
export interface CarouselLoop {
  /** Moves on by so many slides, or back. */
  moveBy: (slides: number, isMotionReduced: boolean) => void;
  /** Moves to a slide by the shorter way. */
  goTo: (slide: number, isMotionReduced: boolean) => void;
  destroy: () => void;
}

interface LoopOptions {
  /** The box that scrolls; its only child holds the slides. */
  viewport: HTMLElement;
  /** The first visible slide at first. */
  start: number;
  onVisibleChange: (visible: VisibleSlides) => void;
  /** The reader has scrolled it. */
  onUserScroll: () => void;
}

const tabStops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * A row that the browser scrolls and snaps, closed to a loop: as it comes to an end, slides from the other one are put there
 * by `order`, and the row is scrolled by as much, so that nothing is seen to move.
 */
export function createCarouselLoop({ viewport, start, ...on }: LoopOptions): CarouselLoop {
  const scroller = createSlideScroller(viewport);
  const { slides, visibleCount, maxScroll, scrolled, scrollTo } = scroller;
  const { wrap, offset, setOffset, positionOf } = createOrder(slides);
  let first = start;
  /** Whether the reader moves it now, and not a button. */
  let isUserScroll = true;

  function notify() {
    const visible = slides.filter((_, slide) => wrap(slide - first) < visibleCount());
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
  /** Stays where it is when the width changes. */
  function keepPosition() {
    const isInRange = maxScroll() > 0 && positionOf(first) <= maxScroll();
    scroller.stopAnimation();
    setOffset(isInRange ? offset() : maxScroll() > 0 ? first - maxScroll() : 0);
    scrollTo(Math.min(positionOf(first), maxScroll()));
    notify();
  }
  /** Puts as many slides before the visible ones as after them, for a reader who may scroll either way. */
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
      // A busy browser may snap back to where it was as slides change places; what the button asked for holds then.
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
    goTo: (slide, isMotionReduced) => moveBy(shorterWay(wrap(slide - first), slides.length), isMotionReduced),
    destroy: listen(viewport, scroller, listeners),
  };
}

/** The row's order, which `style.order` shifts, and the position of each slide in it. */
function createOrder(slides: readonly HTMLElement[]) {
  /** The slide that stands first in the row, visible or not. */
  let offset = 0;
  const wrap = (slide: number) => ((slide % slides.length) + slides.length) % slides.length;
  const positionOf = (slide: number) => wrap(slide - offset);
  return {
    wrap,
    positionOf,
    offset: () => offset,
    setOffset: (slide: number) => {
      offset = wrap(slide);
      for (const [at, element] of slides.entries()) element.style.order = String(positionOf(at));
    },
  };
}

const shorterWay = (forward: number, total: number) => (forward > total / 2 ? forward - total : forward);

/**
 * A move over so many slides: from where it is scrolled to, and by how many slides the row has to shift for all of it
 * to lie within the scrollable range. Where slides were pressed for faster than they move, or farther than the range,
 * it begins nearer.
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
  /** The reader takes hold of it. */
  onInput: () => void;
}

/** Follows the reader and the window; returns what ends that. */
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
  // Safari learned of `scrollend` in 2025.
  else {
    on('scroll', () => {
      clearTimeout(timer);
      timer = setTimeout(onScrollEnd, 150);
    });
  }
  let width = scroller.slideWidth();
  // It also calls at once, and when words in a slide open: then there is nothing to keep, and a movement would be cut off.
  const size = new ResizeObserver(() => {
    if (scroller.slideWidth() === width) return notify();
    width = scroller.slideWidth();
    keepPosition();
  });
  size.observe(viewport);
  // What the keyboard comes to in a slide may go or come without a change of its size, as “Read more” does.
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
