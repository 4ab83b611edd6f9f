import { useId, useLayoutEffect, useEffectEvent, useState } from 'react';
import { firstTwice } from '../../private/firstTwice.ts';
import { warning } from '../../private/warning.ts';
import type { CarouselProps, CarouselSlide, SlidesPerView } from './Carousel.types.ts';
import { Controls } from './parts/Controls.tsx';
import { isSlideCount, perWidth } from './parts/perView.ts';
import { useRotation, useTicks } from './parts/useRotation.ts';
import { useRow } from './parts/useRow.ts';
import * as css from './Carousel.css.ts';

export type {
  CarouselProps,
  CarouselRotation,
  CarouselSlide,
  CarouselWords,
  SlideCount,
  SlidesPerView,
} from './Carousel.types.ts';

/**
 * A round of slides: after the last one comes the first. It rests while someone points at it or has the keyboard in it, and for
 * whoever asked for little motion; a hand that moves it stops it for good.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, words, perView = 1, rotation, inSight, head } = props;
  if (process.env.NODE_ENV !== 'production') warnOf(slides, perView, rotation?.every, inSight);
  const total = slides.length;
  const counts = perWidth(perView);
  const round = useRound(props, Math.max(...counts.map(({ count }) => count)));
  const { play, sight, viewport, order, isInSight } = round;
  const id = useId();
  if (total === 0) return null;
  return (
    <section
      className={head ? `${css.root} ${css.beside}` : css.root}
      aria-roledescription={words.carousel}
      aria-label={label}
      {...play.rest}
    >
      {head}
      <Controls
        className={counts.map(({ width, count }) => (total > count ? css.shown : css.gone)[width]).join(' ')}
        words={words}
        rotation={rotation}
        play={play}
        controls={id}
        total={total}
        first={order[sight?.first ?? 0] ?? 0}
        isInSight={isInSight}
        onMove={round.move}
        onPick={round.goTo}
      />
      <div
        ref={viewport}
        // Whoever has only a keyboard scrolls it as well, until the script runs and where nothing in the slides can be reached.
        tabIndex={sight?.hasStop ? undefined : 0}
        className={[
          css.viewport,
          head ? css.besideHead : '',
          ...counts.map(({ width, count }) => css.perView[width][count]),
        ].join(' ')}
        {...play.hover}
      >
        <div id={id} className={css.slides} aria-live={play.isRotating ? 'off' : 'polite'}>
          {order.map((slide) => (
            <div
              key={slides[slide]?.key}
              className={css.slide}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.position({ index: slide + 1, total })}
              inert={!isInSight(slide)}
            >
              {slides[slide]?.content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** What is in sight, what stops and starts it, and its moves by hand; slides are meant by their place in `slides`. */
function useRound({ slides, inSight, rotation }: CarouselProps, most: number) {
  const total = slides.length;
  const begin = useBegin(slides, inSight, most);
  const play = useRotation(rotation?.every);
  const { sight, viewport, move, goTo } = useRow(total, begin.place, play.stop);
  useTicks(play.isRotating ? rotation?.every : undefined, () => move(1));
  const placeOf = (slide: number) => (slide + total - begin.turn) % total;
  const isInSight = (slide: number) =>
    !sight || (placeOf(slide) - sight.first + total) % total < Math.min(sight.across, total);
  useFollow(
    slides.findIndex(({ key }) => key === inSight),
    (slide) => {
      if (!isInSight(slide)) goTo(placeOf(slide));
    },
  );
  return {
    // A round can begin anywhere: with the slide asked for first in the document, nothing has to move once the script runs.
    order: slides.map((_, place) => (place + begin.turn) % total),
    play,
    sight,
    viewport,
    isInSight,
    move: (by: 1 | -1) => {
      play.stop();
      move(by);
    },
    goTo: (slide: number) => {
      play.stop();
      goTo(placeOf(slide));
    },
  };
}

/**
 * Where the round begins, settled once: `turn` slides come last in the document, and the row is then moved by `place`. Where all
 * slides may be in sight at once they keep their order.
 */
function useBegin(slides: readonly CarouselSlide[], inSight: string | undefined, most: number) {
  const [begin] = useState(() => {
    const wanted = Math.max(
      0,
      slides.findIndex(({ key }) => key === inSight),
    );
    return slides.length > most ? { turn: wanted, place: 0 } : { turn: 0, place: wanted };
  });
  return begin;
}

/** Shows the slide that has to be in sight when another one has to. */
function useFollow(slide: number, show: (slide: number) => void) {
  const follow = useEffectEvent(show);
  useLayoutEffect(() => {
    if (slide >= 0) follow(slide);
  }, [slide]);
}

function warnOf(
  slides: readonly CarouselSlide[],
  perView: SlidesPerView,
  every: number | undefined,
  inSight: string | undefined,
) {
  const keys = slides.map(({ key }) => key);
  const twice = firstTwice(keys);
  warning(twice !== undefined, 'Carousel', `two slides have the key "${twice}": give every slide its own.`);
  const counts: readonly number[] = typeof perView === 'number' ? [perView] : Object.values(perView);
  const wrong = counts.find((count) => !isSlideCount(count));
  warning(wrong !== undefined, 'Carousel', `perView is ${wrong}: write 1, 2, 3 or 4.`);
  warning(
    every !== undefined && !(every >= 2000),
    'Carousel',
    `a slide stays for ${every} ms: give it 2000 or more, so that it can be read.`,
  );
  warning(
    inSight !== undefined && !keys.includes(inSight),
    'Carousel',
    `inSight is "${inSight}", which is no slide: write one of ${keys.join(', ')}, or leave it out.`,
  );
}
