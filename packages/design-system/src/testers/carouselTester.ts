import type { CarouselProps } from '../components/Carousel/Carousel.types.ts';
import { assert, type TestTools } from './testTools.ts';

type CarouselTesterProps = Pick<CarouselProps, 'label' | 'words' | 'rotation'>;

export function carouselTester(
  { userEvent, within }: TestTools,
  root: HTMLElement,
  { label, words, rotation }: CarouselTesterProps,
) {
  const region = () => within(root).getByRole('region', { name: label });
  const button = (name: string) => within(region()).getByRole('button', { name });
  const slides = () =>
    within(region())
      .getAllByRole('group')
      .filter((group) => group.getAttribute('aria-roledescription') === words.slide);
  const position = (slide: number) => words.position({ index: slide, total: slides().length });
  const playback = () => {
    assert(rotation !== undefined, 'the tester has not been given the words of the rotation');
    return within(region()).queryByRole('button', { name: rotation.pause }) ?? button(rotation.play);
  };
  return {
    region,
    /** A slide by its number, from 1. */
    slide: (slide: number) => within(region()).getByRole('group', { name: position(slide) }),
    /** The slides that are visible and can be focused, in their order in the document. */
    visibleSlides: () => slides().filter((slide) => !slide.hasAttribute('inert')),
    previousButton: () => button(words.previous),
    nextButton: () => button(words.next),
    previous: () => userEvent.click(button(words.previous)),
    next: () => userEvent.click(button(words.next)),
    /** The dot of a slide, by its number from 1; up to six slides have dots. */
    dot: (slide: number) => button(position(slide)),
    goTo: (slide: number) => userEvent.click(button(position(slide))),
    /** The button that stops and starts the rotation. */
    playbackButton: playback,
    pause: () => userEvent.click(button(rotation?.pause ?? '')),
    play: () => userEvent.click(button(rotation?.play ?? '')),
    /** Whether the slides move now: not while it is hovered or focused. */
    isRotating: () => slides()[0]?.closest('[aria-live]')?.getAttribute('aria-live') === 'off',
  };
}
