import { fireEvent, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const props: CarouselProps = {
  label: 'Kinds of service',
  slides: ['Cornrows', 'Braids', 'Twists', 'Hair Prep'].map((name) => ({ key: name, content: name })),
  words: {
    carousel: 'carousel',
    slide: 'slide',
    previous: 'Previous slide',
    next: 'Next slide',
    picker: 'Choose a slide',
    position: ({ index, total }) => `${index} of ${total}`,
  },
};

test.each([
  [400, 1],
  [500, 2],
  [768, 3],
  [1280, 4],
])('in a window %i px wide %i slides stand beside one another', async (width, count) => {
  await page.viewport(width, 800);
  const { container } = render(
    <Carousel {...props} perView={{ phone: 1, largePhone: 2, tablet: 3, laptop: 4 }} />,
  );
  const slide = container.querySelector('[aria-roledescription="slide"]');
  const row = slide?.parentElement?.getBoundingClientRect().width ?? 0;
  expect(Math.round(row / (slide?.getBoundingClientRect().width ?? 1))).toBe(count);
  await page.viewport(1280, 800);
});

test('the server’s slides stay where they are when the script takes over', async () => {
  const place = document.createElement('div');
  place.style.width = '600px';
  document.body.append(place);
  place.innerHTML = renderToString(<Carousel {...props} perView={2} inSight="Hair Prep" />);
  const slides = () =>
    [...place.querySelectorAll('[aria-roledescription="slide"]')].map((slide) => ({
      name: slide.textContent,
      left: Math.round(slide.getBoundingClientRect().left),
    }));
  const before = slides();
  const height = place.offsetHeight;
  expect(before[0]?.name).toBe('Hair Prep');
  const root = hydrateRoot(place, <Carousel {...props} perView={2} inSight="Hair Prep" />);
  await expect.poll(() => place.querySelectorAll('[inert]').length).toBe(2);
  expect(slides()).toEqual(before);
  expect(place.offsetHeight).toBe(height);
  root.unmount();
  place.remove();
});

test('moves to the slide that has to be in sight when another one has to', async () => {
  const { rerender, getByRole } = render(<Carousel {...props} inSight="Cornrows" />);
  rerender(<Carousel {...props} inSight="Twists" />);
  await expect.poll(() => getByRole('group', { name: '3 of 4' }).inert).toBe(false);
  expect(getByRole('group', { name: '1 of 4' }).inert).toBe(true);
});

test('a hand that moves it stops it, and a press that moves nothing does not', async () => {
  const rotation = { every: 60_000, pause: 'Pause', play: 'Play', stillBecause: 'Little motion.' };
  const { getByRole, queryByRole } = render(<Carousel {...props} rotation={rotation} />);
  const slide = getByRole('group', { name: '1 of 4' });
  fireEvent.mouseDown(slide, { clientX: 300, clientY: 20 });
  fireEvent.mouseUp(document, { clientX: 300, clientY: 20 });
  expect(queryByRole('button', { name: 'Pause' })).not.toBeNull();
  const finger = (clientX: number) => [new Touch({ identifier: 1, target: slide, clientX, clientY: 20 })];
  fireEvent.touchStart(slide, { touches: finger(300) });
  for (const x of [260, 180, 90, 20]) fireEvent.touchMove(slide, { touches: finger(x) });
  fireEvent.touchEnd(slide, { changedTouches: finger(20) });
  await expect.poll(() => getByRole('group', { name: '2 of 4' }).inert).toBe(false);
  expect(getByRole('button', { name: 'Play' })).not.toBeNull();
});

test('keeps its place when slides come later', async () => {
  const { rerender, getAllByRole } = render(<Carousel {...props} slides={props.slides.slice(0, 1)} />);
  rerender(<Carousel {...props} />);
  await expect
    .poll(() => getAllByRole('group', { name: /of 4/ }).filter(({ inert }) => !inert))
    .toHaveLength(1);
});

test('says what to write instead of props that cannot be meant so', () => {
  const said = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const twice = [...props.slides, { key: 'Twists', content: 'Twists again' }];
  const rotation = { every: 50, pause: 'Pause', play: 'Play', stillBecause: '' };
  // React complains of two alike keys on its own account.
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <Carousel
      {...props}
      slides={twice}
      // @ts-expect-error No slide would be seen.
      perView={0}
      rotation={rotation}
      inSight="Locs"
    />,
  );
  expect(said.mock.calls.map(([sentence]) => String(sentence))).toEqual([
    'Carousel: two slides have the key "Twists": give every slide its own.',
    'Carousel: perView is 0: write 1, 2, 3 or 4.',
    'Carousel: a slide stays for 50 ms: give it 2000 or more, so that it can be read.',
    'Carousel: inSight is "Locs", which is no slide: write one of Cornrows, Braids, Twists, Hair Prep, Twists, or leave it out.',
  ]);
  complaints.mockClear();
});
