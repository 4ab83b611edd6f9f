import type { ReactNode } from 'react';

export interface CarouselSlide {
  /** Key, unique in the carousel. */
  key: string;
  content: ReactNode;
}

/** How many slides can stand beside one another. */
export type SlideCount = 1 | 2 | 3 | 4;

/** A count, or one for each width of the window from which it applies: 0, 480, 600 and 1024 px. */
export type SlidesPerView =
  | SlideCount
  | Partial<Record<'phone' | 'largePhone' | 'tablet' | 'laptop', SlideCount>>;

export interface CarouselWords {
  /** What such a row is called, for example "carousel". */
  carousel: string;
  /** What a part of it is called, for example "slide". */
  slide: string;
  /** Name of the button to the slide before. */
  previous: string;
  /** Name of the button to the slide after. */
  next: string;
  /** Name of the group of dots that lead to a slide each, for example "Choose a slide". */
  picker: string;
  /** The position of a slide in the row, for example "2 of 6". */
  position: (place: { index: number; total: number }) => string;
}

/** Slides that advance by themselves, with the button that stops them. */
export interface CarouselRotation {
  /** How long a slide stays, in ms; at least 2000. */
  interval: number;
  /** Name of the button while slides move. */
  pause: string;
  /** Name of the button while they do not. */
  play: string;
  /** Why they never do for a reader who asked for reduced motion; seen and heard there only. */
  reducedMotionNote: string;
}

export interface CarouselProps {
  /** Accessible name, for example "What parents say, 12 slides". */
  label: string;
  /** The slides. After the last one comes the first again. */
  slides: readonly CarouselSlide[];
  /** What is written and spoken on the carousel and its buttons. */
  words: CarouselWords;
  /** How many stand beside one another, also by the width of the window. @default 1 */
  slidesPerView?: SlidesPerView;
  /** Slides advance by themselves. They stay until they are moved when left out. */
  rotation?: CarouselRotation;
  /** Key of a slide that has to be visible: the carousel begins with it, and moves there when it changes. */
  visibleKey?: string | undefined;
  /** A heading and what belongs to it, beside the slides on a desk and over them on a phone. */
  header?: ReactNode;
}
