import { Carousel } from '@plaitful/design-system/Carousel';
import { reviews } from './data/reviews.ts';

const slides = reviews.map(({ key, text }) => ({ key, content: <p>{text}</p> }));

const words = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous slide',
  next: 'Next slide',
  picker: 'Choose a slide',
  position: ({ index, total }: { index: number; total: number }) => `${index} of ${total}`,
};

const rotation = {
  interval: 6000,
  pause: 'Pause',
  play: 'Play',
  reducedMotionNote: 'Slides do not move on their own, because your device asks for less motion.',
};

/** Eight slides that advance automatically, three side by side on a desktop. */
export function Page() {
  return (
    <Carousel
      label="What parents say"
      slides={slides}
      words={words}
      rotation={rotation}
      slidesPerView={{ phone: 1, laptop: 3 }}
    />
  );
}
