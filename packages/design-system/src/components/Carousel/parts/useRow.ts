import EmblaCarousel, { type EmblaCarouselType } from 'embla-carousel';
import { useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { isCalm } from '../../../private/isCalm.ts';

/** The slides in sight: the first of them, and how many there are. */
interface Sight {
  first: number;
  across: number;
}

export interface Row {
  viewport: RefObject<HTMLDivElement | null>;
  /** Nothing while the browser has not taken over from the server. */
  sight: Sight | undefined;
  /** Goes on by a slide, or back by one. */
  move: (by: 1 | -1) => void;
  goTo: (place: number) => void;
}

function sightOf(embla: EmblaCarouselType): Sight {
  const slide = embla.slideNodes()[0];
  const across = slide ? Math.round(embla.containerNode().clientWidth / slide.offsetWidth) : 1;
  return { first: embla.selectedScrollSnap(), across };
}

/** A row of slides that embla moves; `onDrag` is called when a hand has moved it. */
export function useRow(begin: number, onDrag: () => void): Row {
  const viewport = useRef<HTMLDivElement>(null);
  const engine = useRef<EmblaCarouselType>(undefined);
  const [sight, setSight] = useState<Sight>();
  const dragged = useEffectEvent(onDrag);
  const beginAt = useEffectEvent(() => begin);
  useLayoutEffect(() => {
    const node = viewport.current;
    if (!node) return undefined;
    node.scrollLeft = 0;
    const embla = EmblaCarousel(node, {
      loop: true,
      align: 'start',
      startIndex: beginAt(),
      direction: getComputedStyle(node).direction === 'rtl' ? 'rtl' : 'ltr',
      // What cannot be seen is inert, so the keyboard never goes where the row would have to follow.
      watchFocus: false,
      watchDrag: (api) => api.scrollSnapList().length > 1,
    });
    engine.current = embla;
    let held = 0;
    const read = () => setSight(sightOf(embla));
    embla
      .on('select', read)
      .on('reInit', read)
      .on('pointerDown', () => {
        held = embla.selectedScrollSnap();
      })
      .on('pointerUp', () => {
        if (embla.selectedScrollSnap() !== held) dragged();
      });
    read();
    return () => embla.destroy();
  }, []);
  return {
    viewport,
    sight,
    move: (by) => {
      if (by > 0) engine.current?.scrollNext(isCalm());
      else engine.current?.scrollPrev(isCalm());
    },
    goTo: (place) => engine.current?.scrollTo(place, isCalm()),
  };
}
