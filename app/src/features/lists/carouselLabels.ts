import type { CarouselRotation, CarouselWords } from '@plaitful/design-system/Carousel';
import { carousel } from '@plaitful/messages/en-CA/pagination';

export const carouselLabels: CarouselWords = {
  carousel: carousel.name,
  slide: carousel.slideName,
  previous: carousel.prev,
  next: carousel.next,
  picker: carousel.choose,
  position: carousel.slide,
};

/**
 * The rotation of a carousel.
 * @param interval how long a slide stays, in ms
 */
export const createCarouselRotation = (interval: number): CarouselRotation => ({
  interval,
  pause: carousel.pause,
  play: carousel.play,
  reducedMotionNote: carousel.reduced,
});
