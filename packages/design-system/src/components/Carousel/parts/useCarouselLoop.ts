import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { prefersReducedMotion } from '../../../private/prefersReducedMotion.ts';
import { type CarouselLoop, createCarouselLoop, type VisibleSlides } from './carouselLoop.ts';
import { createSlideScroller } from './slideScroller.ts';

interface CarouselRow {
  viewport: RefObject<HTMLDivElement | null>;
  /** Undefined until the script runs. */
  visible: VisibleSlides | undefined;
  moveBy: (by: 1 | -1) => void;
  goTo: (slide: number) => void;
}

const isSame = (one: VisibleSlides | undefined, other: VisibleSlides) =>
  one?.first === other.first && one.count === other.count && one.hasTabStop === other.hasTabStop;

/** A loop over `total` slides, of which `start` is visible first. */
export function useCarouselLoop(total: number, start: number, onUserScroll: () => void): CarouselRow {
  const viewport = useRef<HTMLDivElement>(null);
  const loop = useRef<CarouselLoop>(undefined);
  const [visible, setVisible] = useState<VisibleSlides>();
  const userScrolled = useEffectEvent(onUserScroll);
  const startIn = useEffectEvent((element: HTMLElement, slides: number) => {
    // The user may have scrolled before hydration.
    const scrolled = Math.round(createSlideScroller(element).scrolled());
    return Math.min(visible ? visible.first : scrolled || start, slides - 1);
  });
  useLayoutEffect(() => {
    if (!viewport.current) return undefined;
    const created = createCarouselLoop({
      viewport: viewport.current,
      start: startIn(viewport.current, total),
      onVisibleChange: (next) => setVisible((last) => (isSame(last, next) ? last : next)),
      onUserScroll: () => userScrolled(),
    });
    loop.current = created;
    return created.destroy;
  }, [total]);
  return {
    viewport,
    visible,
    moveBy: (by) => loop.current?.moveBy(by, prefersReducedMotion()),
    goTo: (slide) => loop.current?.goTo(slide, prefersReducedMotion()),
  };
}
