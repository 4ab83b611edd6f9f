import type { ReactNode } from 'react';

export interface CarouselSlide {
  /** Key, unique in the carousel. */
  key: string;
  content: ReactNode;
}

export type SlideCount = 1 | 2 | 3 | 4;

/** A number, or one for each window width from which it applies: 0, 480, 600 and 1024 px. */
export type SlidesPerView =
  | SlideCount
  | Partial<Record<'phone' | 'largePhone' | 'tablet' | 'laptop', SlideCount>>;

export interface CarouselWords {
  /** Role description of the carousel, for example "carousel". */
  carousel: string;
  /** Role description of a slide, for example "slide". */
  slide: string;
  /** Label of the button to the previous slide. */
  previous: string;
  /** Label of the button to the next slide. */
  next: string;
  /** Label of the group of dots, for example "Choose a slide". */
  picker: string;
  /** The position of a slide, for example "2 of 6". */
  position: (place: { index: number; total: number }) => string;
}

/** Automatic rotation, with a stop button. */
export interface CarouselRotation {
  /** How long each slide is shown, in ms; at least 2000. */
  interval: number;
  /** Label of the button while slides rotate. */
  pause: string;
  /** Label of the button while they do not. */
  play: string;
  /** Explains why there is no rotation with reduced motion; shown only then. */
  reducedMotionNote: string;
}

export interface CarouselProps {
  /** Accessible name, for example "What parents say, 12 slides". */
  label: string;
  /** The slides; the first follows the last. */
  slides: readonly CarouselSlide[];
  words: CarouselWords;
  /** How many slides are visible, also by window width. @default 1 */
  slidesPerView?: SlidesPerView;
  /** Automatic rotation. None when left out. */
  rotation?: CarouselRotation;
  /** Key of a slide to show: the carousel starts with it, and moves there when it changes. */
  visibleKey?: string | undefined;
  /** A heading with its text, beside the slides on a desktop and above them on a phone. */
  header?: ReactNode;
}
