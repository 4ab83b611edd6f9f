import type { CarouselRotation, CarouselWords } from '@plaitful/design-system/Carousel';
import { carousel } from '@plaitful/messages/en-CA/common';

/** What is written and spoken on any row of slides. */
export const carouselWords: CarouselWords = {
  carousel: carousel.name,
  slide: carousel.slideName,
  previous: carousel.prev,
  next: carousel.next,
  picker: carousel.choose,
  position: carousel.slide,
};

/**
 * Slides that go on by themselves (product spec 9, Carousels).
 * @param every how long a slide stays, in ms
 */
export const rotationOf = (every: number): CarouselRotation => ({
  every,
  pause: carousel.pause,
  play: carousel.play,
  stillBecause: carousel.reduced,
});
