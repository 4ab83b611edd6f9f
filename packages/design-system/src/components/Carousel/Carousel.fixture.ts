import type { CarouselProps } from './Carousel.types.ts';

export const carouselProps: Omit<CarouselProps, 'slides'> = {
  label: 'Kinds of service',
  words: {
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous slide',
    next: 'Next slide',
    picker: 'Choose a slide',
    position: ({ index, total }) => `${index} of ${total}`,
  },
};
