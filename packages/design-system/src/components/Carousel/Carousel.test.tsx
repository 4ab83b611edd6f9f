import { fireEvent, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { moveMouseAway } from '../../testing/moveMouseAway.ts';
import { en } from '../../words/en.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const props: CarouselProps = {
  label: 'Kinds of service',
  words: en.carousel,
  slides: ['Cornrows', 'Braids', 'Twists', 'Hair Prep'].map((name) => ({ key: name, content: name })),
};

// It reorders the slides under the mouse, so that the user may scroll either way.
beforeEach(moveMouseAway);

test.each([
  [400, 1],
  [500, 2],
  [768, 3],
  [1280, 4],
])('in a window of %i px %i slides are side by side', async (width, count) => {
  await page.viewport(width, 800);
  const { container } = render(
    <Carousel {...props} slidesPerView={{ phone: 1, largePhone: 2, tablet: 3, laptop: 4 }} />,
  );
  const slide = container.querySelector('[aria-roledescription="slide"]');
  const row = slide?.parentElement?.getBoundingClientRect().width ?? 0;
  expect(Math.round(row / (slide?.getBoundingClientRect().width ?? 1))).toBe(count);
  await page.viewport(1280, 800);
});

test('keeps slide positions on hydration', async () => {
  const place = document.createElement('div');
  place.style.width = '600px';
  document.body.append(place);
  place.innerHTML = renderToString(<Carousel {...props} slidesPerView={2} visibleKey="Hair Prep" />);
  const slides = () =>
    [...place.querySelectorAll('[aria-roledescription="slide"]')].map((slide) => ({
      name: slide.textContent,
      left: Math.round(slide.getBoundingClientRect().left),
    }));
  const before = slides();
  const height = place.offsetHeight;
  expect(before[0]?.name).toBe('Hair Prep');
  const root = hydrateRoot(place, <Carousel {...props} slidesPerView={2} visibleKey="Hair Prep" />);
  await expect.poll(() => place.querySelectorAll('[inert]').length).toBe(2);
  expect(slides()).toEqual(before);
  expect(place.offsetHeight).toBe(height);
  root.unmount();
  place.remove();
});

test('scrolls to a new index', async () => {
  const { rerender, getByRole } = render(<Carousel {...props} visibleKey="Cornrows" />);
  rerender(<Carousel {...props} visibleKey="Twists" />);
  await expect.poll(() => getByRole('group', { name: '3 of 4' }).inert).toBe(false);
  expect(getByRole('group', { name: '1 of 4' }).inert).toBe(true);
});

test('dragging stops autoplay, a click does not', async () => {
  const rotation = { interval: 60_000, ...en.carouselRotation };
  const { getByRole, queryByRole } = render(<Carousel {...props} rotation={rotation} />);
  const slide = getByRole('group', { name: '1 of 4' });
  fireEvent.pointerDown(slide, { clientX: 300, clientY: 20 });
  fireEvent.pointerUp(slide, { clientX: 300, clientY: 20 });
  expect(queryByRole('button', { name: 'Pause' })).not.toBeNull();
  // As with a finger.
  slide.parentElement?.parentElement?.scrollBy({ left: slide.offsetWidth, behavior: 'smooth' });
  await expect.poll(() => getByRole('group', { name: '2 of 4' }).inert).toBe(false);
  expect(getByRole('button', { name: 'Play' })).not.toBeNull();
});

const visibleNames = (all: readonly HTMLElement[]) =>
  all.filter(({ inert }) => !inert).map(({ textContent }) => textContent);

/** The slide at the start of the visible row. */
function atBeginning(container: HTMLElement): string | null | undefined {
  const all = [...container.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')];
  const edge = all[0]?.parentElement?.parentElement?.getBoundingClientRect().left ?? 0;
  return all.find((slide) => Math.abs(slide.getBoundingClientRect().left - edge) < 1)?.textContent;
}

test('drags backwards past the first slide', async () => {
  const { container, getByRole, getAllByRole } = render(<Carousel {...props} slidesPerView={2} />);
  const viewport = getByRole('group', { name: '1 of 4' }).parentElement?.parentElement;
  if (viewport) fireEvent.pointerEnter(viewport);
  expect(atBeginning(container)).toBe('Cornrows');
  viewport?.scrollBy({ left: -viewport.clientWidth / 2, behavior: 'smooth' });
  await expect
    .poll(() => visibleNames(getAllByRole('group', { name: /of 4/ })))
    .toEqual(['Cornrows', 'Hair Prep']);
  expect(atBeginning(container)).toBe('Hair Prep');
});

test('ends at the slide of the last press, however fast the presses follow', async () => {
  const { container, getByRole, getAllByRole } = render(<Carousel {...props} slidesPerView={3} />);
  const press = (name: string) => fireEvent.click(getByRole('button', { name }));
  const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  for (const [name, ms] of [
    ['Previous slide', 40],
    ['Previous slide', 0],
    ['3 of 4', 120],
    ['Next slide', 250],
    ['1 of 4', 60],
    ['Next slide', 0],
  ] as const) {
    press(name);
    await wait(ms);
  }
  expect(visibleNames(getAllByRole('group', { name: /of 4/ }))).toEqual(['Braids', 'Twists', 'Hair Prep']);
  await expect.poll(() => atBeginning(container)).toBe('Braids');
});

test('keeps the scroll position set before hydration', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(<Carousel {...props} />);
  const viewport = place.querySelector<HTMLElement>('[tabindex="0"]:has([aria-roledescription])');
  viewport?.scrollBy({ left: viewport.clientWidth, behavior: 'instant' });
  const root = hydrateRoot(place, <Carousel {...props} />);
  await expect
    .poll(() => visibleNames([...place.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')]))
    .toEqual(['Braids']);
  expect(atBeginning(place)).toBe('Braids');
  root.unmount();
  place.remove();
});

test('the keyboard scrolls a row in which nothing can be reached', async () => {
  const { rerender, getByRole } = render(<Carousel {...props} />);
  const viewport = getByRole('group', { name: '1 of 4' }).parentElement?.parentElement;
  expect(viewport).toHaveAttribute('tabindex', '0');
  rerender(<Carousel {...props} slides={links('Cornrows', 'Braids')} />);
  await expect.poll(() => viewport?.hasAttribute('tabindex')).toBe(false);
  const words = ['Cornrows', 'Braids'].map((name) => ({ key: name, content: name }));
  rerender(<Carousel {...props} slides={words} />);
  await expect.poll(() => viewport?.hasAttribute('tabindex')).toBe(true);
});

test('keys that move between the dots do not scroll the page, and others keep their effect', () => {
  const { getByRole } = render(<Carousel {...props} />);
  const dot = getByRole('button', { name: '1 of 4' });
  const isPrevented = (key: string) => !fireEvent.keyDown(dot, { key });
  expect(['ArrowRight', 'ArrowLeft', 'Home', 'End', 'PageDown', 'Tab'].filter(isPrevented)).toEqual([
    'ArrowRight',
    'ArrowLeft',
    'Home',
    'End',
  ]);
});

test('keeps its position when slides are added', async () => {
  const { rerender, getAllByRole } = render(<Carousel {...props} slides={props.slides.slice(0, 1)} />);
  rerender(<Carousel {...props} />);
  await expect
    .poll(() => getAllByRole('group', { name: /of 4/ }).filter(({ inert }) => !inert))
    .toHaveLength(1);
});

const links = (...names: readonly string[]) =>
  names.map((name) => ({ key: name, content: <a href={`#${name}`}>{name}</a> }));

test('warns about props that cannot be combined', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const twice = [...props.slides, { key: 'Twists', content: 'Twists again' }];
  const rotation = { interval: 50, pause: 'Pause', play: 'Play', reducedMotionNote: '' };
  // React logs an error about duplicate keys.
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Carousel
      {...props}
      slides={twice}
      // @ts-expect-error No slide would be visible.
      slidesPerView={0}
      rotation={rotation}
      visibleKey="Locs"
    />,
  );
  expect(said.mock.calls.map(([sentence]) => String(sentence))).toEqual([
    'Carousel: two slides have the key "Twists": give every slide its own.',
    'Carousel: slidesPerView is 0: write 1, 2, 3 or 4.',
    'Carousel: a slide stays for 50 ms: give it 2000 or more, so that it can be read.',
    'Carousel: visibleKey is "Locs", which is no slide: write one of Cornrows, Braids, Twists, Hair Prep, Twists, or leave it out.',
  ]);
  complaints.mockClear();
});
