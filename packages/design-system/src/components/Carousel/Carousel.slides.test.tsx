import { act, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateReducedMotion } from '../../testing/media.ts';
import { moveMouseAway } from '../../testing/moveMouseAway.ts';
import { en } from '../../words/en.ts';
import { Carousel, type CarouselProps } from './Carousel.tsx';

const props = { label: 'Kinds of service', words: en.carousel };

const links = (...names: readonly string[]) =>
  names.map((name) => ({ key: name, content: <a href={`#${name}`}>{name}</a> }));

const rotation = { interval: 2000, pause: 'Pause', play: 'Play', reducedMotionNote: 'Little motion.' };

const byLeft = (one: Element, other: Element) =>
  one.getBoundingClientRect().left - other.getBoundingClientRect().left;

beforeEach(moveMouseAway);

/** A carousel with two slides side by side, and what can be seen and used of it. */
function show(own: Pick<CarouselProps, 'slides'> & Partial<CarouselProps>, wrapper?: typeof StrictMode) {
  const { rerender, getAllByRole, getByRole, container } = render(
    <Carousel {...props} slidesPerView={2} {...own} />,
    { ...(wrapper && { wrapper }) },
  );
  const all = () => getAllByRole('group', { name: /of \d+$/ });
  const box = () => all()[0]?.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  return {
    change: (next: Partial<CarouselProps>) =>
      rerender(<Carousel {...props} slidesPerView={2} {...own} {...next} />),
    button: (name: string) => getByRole('button', { name }),
    press: (name: string) => getByRole('button', { name }).click(),
    live: () => container.querySelector('[aria-live]')?.getAttribute('aria-live'),
    /** The slides that can be used, from the left to the right. */
    usable: () =>
      all()
        .filter(({ inert }) => !inert)
        .toSorted(byLeft)
        .map(({ textContent }) => textContent),
    /** The slides that can be seen. */
    seen: () =>
      all()
        .filter((slide) => {
          const { left, right } = slide.getBoundingClientRect();
          return left >= box().left - 1 && right <= box().right + 1;
        })
        .toSorted(byLeft)
        .map(({ textContent }) => textContent),
    /** The slide in the middle of the row. */
    middle: () =>
      all().find((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        const middle = box().left + box().width / 2;
        return left <= middle && right > middle;
      })?.textContent,
    scroller: () => all()[0]?.parentElement?.parentElement,
  };
}

describe('a carousel', () => {
  const five = links('A', 'B', 'C', 'D', 'E');

  test('goes to a slide the shorter way', async () => {
    const { press, seen, middle } = show({ slides: five, slidesPerView: 1 });
    const passed = new Set<string | null | undefined>();
    press('5 of 5');
    while (seen()[0] !== 'E') {
      passed.add(middle());
      await new Promise(requestAnimationFrame);
    }
    expect([...passed].filter((name) => name !== 'A' && name !== 'E')).toEqual([]);
  });

  test('shows the same slide first in a wider window, also where it was the last one', async () => {
    await page.viewport(400, 800);
    onTestFinished(() => page.viewport(1280, 800));
    const { seen, usable } = show({
      slides: five,
      visibleKey: 'E',
      slidesPerView: { phone: 1, tablet: 2, laptop: 4 },
    });
    await expect.poll(seen).toEqual(['E']);
    await page.viewport(1280, 800);
    await expect.poll(seen).toEqual(['E', 'A', 'B', 'C']);
    await expect.poll(usable).toEqual(['E', 'A', 'B', 'C']);
  });

  test('changes its slide at once with reduced motion', async () => {
    await emulateReducedMotion(true);
    onTestFinished(() => emulateReducedMotion(false));
    const { press, seen } = show({ slides: five });
    press('Next slide');
    expect(seen()).toEqual(['B', 'C']);
  });

  test('notices in browsers without scrollend that the user has scrolled it', async () => {
    const own = Object.getOwnPropertyDescriptor(window, 'onscrollend');
    if (!own) throw new Error('Expected a browser with scrollend');
    Reflect.deleteProperty(window, 'onscrollend');
    onTestFinished(() => void Object.defineProperty(window, 'onscrollend', own));
    const { scroller, usable } = show({ slides: five, slidesPerView: 1 });
    scroller()?.scrollBy({ left: scroller()?.clientWidth ?? 0, behavior: 'smooth' });
    await expect.poll(usable).toEqual(['B']);
  });

  test('reads out the slides that a button shows, and none that come by themselves', async () => {
    const { live, press } = show({ slides: five, rotation });
    expect(live()).toBe('off');
    press('Next slide');
    await expect.poll(live).toBe('polite');
  });

  test('stops while the focus is inside, and goes on when it has left', async () => {
    const { button, live } = show({ slides: five, rotation });
    button('Next slide').focus();
    await expect.poll(live).toBe('polite');
    button('Next slide').blur();
    await expect.poll(live).toBe('off');
  });

  test('goes on with Play although the focus is still on its button', async () => {
    const { button, live } = show({ slides: five, rotation });
    const stop = button(rotation.pause);
    stop.focus();
    stop.click();
    await expect.poll(live).toBe('polite');
    button(rotation.play).click();
    await expect.poll(live).toBe('off');
  });

  test('advances while the page is seen only', () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { usable } = show({ slides: five, rotation });
    act(() => {
      vi.advanceTimersByTime(2500);
    });
    expect(usable()).toEqual(['A', 'B']);
    isHidden.mockReturnValue(false);
    act(() => {
      vi.advanceTimersByTime(2000);
    });
    expect(usable()).toEqual(['B', 'C']);
  });
});

describe.each([
  ['', undefined],
  [' in strict mode', StrictMode],
])('slides that change while they are shown%s', (_mode, wrapper) => {
  test('replaced by as many others it starts with the first of them, and its buttons move it', async () => {
    const { change, press, usable, seen } = show({ slides: links('A', 'B', 'C', 'D', 'E') }, wrapper);
    press('Next slide');
    await expect.poll(seen).toEqual(['B', 'C']);
    change({ slides: links('P', 'Q', 'R', 'S', 'T') });
    await expect.poll(seen).toEqual(['P', 'Q']);
    expect(usable()).toEqual(['P', 'Q']);
    press('Next slide');
    await expect.poll(seen).toEqual(['Q', 'R']);
    expect(usable()).toEqual(['Q', 'R']);
    press('Previous slide');
    press('Previous slide');
    await expect.poll(seen).toEqual(['T', 'P']);
    expect(usable()).toEqual(['T', 'P']);
  });

  test('replaced by as many others it starts with the requested one', async () => {
    const { change, usable, seen } = show(
      { slides: links('A', 'B', 'C', 'D', 'E'), visibleKey: 'B' },
      wrapper,
    );
    change({ slides: links('P', 'Q', 'R', 'S', 'T'), visibleKey: 'S' });
    await expect.poll(seen).toEqual(['S', 'T']);
    expect(usable()).toEqual(['S', 'T']);
  });

  test('reversed it still shows the slide that was shown, and moves on from there', async () => {
    const { change, press, usable, seen } = show({ slides: links('A', 'B', 'C', 'D', 'E') }, wrapper);
    press('Next slide');
    await expect.poll(seen).toEqual(['B', 'C']);
    change({ slides: links('E', 'D', 'C', 'B', 'A') });
    await expect.poll(seen).toEqual(['B', 'A']);
    expect(usable()).toEqual(['B', 'A']);
    press('Next slide');
    await expect.poll(seen).toEqual(['A', 'E']);
    expect(usable()).toEqual(['A', 'E']);
  });

  test('filtered it keeps the slide that was shown, and without it starts anew', async () => {
    const { change, press, usable, seen } = show(
      { slides: links('A', 'B', 'C', 'D', 'E'), visibleKey: 'D' },
      wrapper,
    );
    await expect.poll(seen).toEqual(['D', 'E']);
    change({ slides: links('B', 'D', 'E'), visibleKey: 'D' });
    await expect.poll(seen).toEqual(['D', 'E']);
    expect(usable()).toEqual(['D', 'E']);
    press('Next slide');
    await expect.poll(seen).toEqual(['E', 'B']);
    expect(usable()).toEqual(['E', 'B']);
    change({ slides: links('A', 'B', 'C'), visibleKey: undefined });
    await expect.poll(seen).toEqual(['A', 'B']);
    expect(usable()).toEqual(['A', 'B']);
  });

  test('sorted it does not return to the requested slide that the user has left', async () => {
    const { change, press, usable, seen } = show(
      {
        slides: links('A', 'B', 'C', 'D', 'E'),
        visibleKey: 'A',
      },
      wrapper,
    );
    press('Next slide');
    press('Next slide');
    await expect.poll(seen).toEqual(['C', 'D']);
    change({ slides: links('B', 'A', 'C', 'D', 'E'), visibleKey: 'A' });
    expect(usable()).toEqual(['C', 'D']);
    expect(seen()).toEqual(['C', 'D']);
  });
});

describe('the focus in a slide', () => {
  test('moves to the slide that is shown instead when its slide leaves by script', async () => {
    const slides = links('A', 'B', 'C', 'D', 'E');
    const { rerender, getByRole } = render(<Carousel {...props} slides={slides} visibleKey="A" />);
    getByRole('link', { name: 'A' }).focus();
    rerender(<Carousel {...props} slides={slides} visibleKey="C" />);
    await expect.poll(() => document.activeElement).toBe(getByRole('group', { name: '3 of 5' }));
    await userEvent.keyboard('{Tab}');
    expect(getByRole('link', { name: 'C' })).toHaveFocus();
    expect(getByRole('group', { name: '3 of 5' })).not.toHaveAttribute('tabindex');
  });

  test('moves to the slide that is shown instead when its slide is removed', async () => {
    const { rerender, getByRole } = render(<Carousel {...props} slides={links('A', 'B', 'C')} />);
    getByRole('link', { name: 'A' }).focus();
    rerender(<Carousel {...props} slides={links('P', 'Q', 'R')} />);
    await expect.poll(() => document.activeElement).toBe(getByRole('group', { name: '1 of 3' }));
  });

  test('stays where it is when its slide moves to another place', async () => {
    const { rerender, getByRole } = render(<Carousel {...props} slides={links('A', 'B', 'C')} />);
    const link = getByRole('link', { name: 'A' });
    link.focus();
    rerender(<Carousel {...props} slides={links('C', 'B', 'A')} />);
    await expect.poll(() => getByRole('group', { name: '3 of 3' }).inert).toBe(false);
    expect(link).toHaveFocus();
  });

  test('is not taken back to a slide that it has left before', async () => {
    const slides = links('A', 'B', 'C');
    const { rerender, getByRole } = render(<Carousel {...props} slides={slides} visibleKey="A" />);
    getByRole('link', { name: 'A' }).focus();
    const next = getByRole('button', { name: 'Next slide' });
    next.focus();
    rerender(<Carousel {...props} slides={slides} visibleKey="C" />);
    await expect.poll(() => getByRole('group', { name: '3 of 3' }).inert).toBe(false);
    expect(next).toHaveFocus();
  });
});
