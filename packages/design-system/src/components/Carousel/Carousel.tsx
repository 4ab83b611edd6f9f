'use client';

import { useEffectEvent, useId, useLayoutEffect, useState } from 'react';
import { firstDuplicate, warnInDev } from '../../private/warning.ts';
import type { CarouselProps } from './Carousel.types.ts';
import { CarouselControls } from './parts/CarouselControls.tsx';
import { countByWidth, isSlideCount } from './parts/slidesPerView.ts';
import { useCarouselLoop } from './parts/useCarouselLoop.ts';
import { useInterval, useRotation } from './parts/useRotation.ts';
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
 * A row of slides in a loop. Rotation pauses while the pointer is over it or the focus is inside, and is off with
 * reduced motion; moving it by hand stops it.
 */
export function Carousel(props: CarouselProps) {
  const { label, slides, words, slidesPerView = 1, rotation, header } = props;
  if (process.env.NODE_ENV !== 'production') warnAboutProps(props);
  const total = slides.length;
  const counts = countByWidth(slidesPerView);
  const loop = useLoop(props, Math.max(...counts.map(({ count }) => count)));
  const { playback, visible, viewport, order, isVisible } = loop;
  const id = useId();
  if (total === 0) return null;
  return (
    <section
      className={header ? `${css.root} ${css.hasHeader}` : css.root}
      aria-roledescription={words.carousel}
      aria-label={label}
      {...playback.rootListeners}
    >
      {header}
      <CarouselControls
        className={counts
          .map(({ width, count }) => css.controlsDisplay[total > count ? 'flex' : 'none'][width])
          .join(' ')}
        words={words}
        rotation={rotation}
        playback={playback}
        controls={id}
        total={total}
        first={order[visible?.first ?? 0] ?? 0}
        isVisible={isVisible}
        onMove={loop.move}
        onPick={loop.goTo}
      />
      <div
        ref={viewport}
        // Focusable for keyboard scrolling before the script runs, and where no slide contains a focusable element.
        tabIndex={visible?.hasTabStop ? undefined : 0}
        className={[
          css.viewport,
          header ? css.besideHeader : '',
          ...counts.map(({ width, count }) => css.slidesPerView[width][count]),
        ].join(' ')}
        {...loop.viewportListeners}
      >
        <div id={id} className={css.slides} aria-live={playback.isRotating ? 'off' : 'polite'}>
          {order.map((slide) => (
            <div
              key={slides[slide]?.key}
              className={css.slide}
              role="group"
              aria-roledescription={words.slide}
              aria-label={words.position({ index: slide + 1, total })}
              inert={!isVisible(slide)}
            >
              {slides[slide]?.content}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** The visible slides, the rotation state and manual navigation; slides are identified by their index in `slides`. */
function useLoop({ slides, visibleKey, rotation }: CarouselProps, maxPerView: number) {
  const total = slides.length;
  const wanted = slides.findIndex(({ key }) => key === visibleKey);
  // The loop starts with the requested slide first in the document, so that nothing moves once the script runs. Where
  // all slides may be visible at once they keep their order.
  const [first] = useState(total > maxPerView ? Math.max(0, wanted) : 0);
  const positionOf = (slide: number) => (slide + total - (first % total)) % total;
  const order = slides.map((_, position) => (position + first) % total);
  const playback = useRotation(rotation?.interval);
  const row = useCarouselLoop(
    order.map((slide) => slides[slide]?.key ?? ''),
    positionOf(Math.max(0, wanted)),
    playback.stop,
  );
  useInterval(playback.isRotating ? rotation?.interval : undefined, () => row.moveBy(1));
  const { visible, viewport } = row;
  const isVisible = (slide: number) =>
    !visible || (positionOf(slide) - visible.first + total) % total < Math.min(visible.count, total);
  const show = useEffectEvent((key: string | undefined) => {
    if (key !== undefined && !isVisible(wanted)) row.goTo(positionOf(wanted));
  });
  const wantedKey = slides[wanted]?.key;
  useLayoutEffect(() => show(wantedKey), [wantedKey]);
  return {
    order,
    playback,
    visible,
    viewport,
    viewportListeners: { ...playback.viewportListeners, ...row.focusListeners },
    isVisible,
    move: (by: 1 | -1) => {
      playback.stop();
      row.moveBy(by);
    },
    goTo: (slide: number) => {
      playback.stop();
      row.goTo(positionOf(slide));
    },
  };
}

function warnAboutProps({ slides, slidesPerView = 1, rotation, visibleKey }: CarouselProps) {
  const keys = slides.map(({ key }) => key);
  const duplicate = firstDuplicate(keys);
  warnInDev(
    duplicate !== undefined,
    'Carousel',
    `two slides have the key "${duplicate}": give every slide its own.`,
  );
  const counts: readonly number[] =
    typeof slidesPerView === 'number' ? [slidesPerView] : Object.values(slidesPerView);
  const invalid = counts.find((count) => !isSlideCount(count));
  warnInDev(invalid !== undefined, 'Carousel', `slidesPerView is ${invalid}: write 1, 2, 3 or 4.`);
  warnInDev(
    rotation !== undefined && !(rotation.interval >= 2000),
    'Carousel',
    `a slide stays for ${rotation?.interval} ms: give it 2000 or more, so that it can be read.`,
  );
  warnInDev(
    visibleKey !== undefined && !keys.includes(visibleKey),
    'Carousel',
    `visibleKey is "${visibleKey}", which is no slide: write one of ${keys.join(', ')}, or leave it out.`,
  );
}
