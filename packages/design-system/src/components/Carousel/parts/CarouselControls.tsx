'use client';

import { type KeyboardEvent, useId } from 'react';
import { chevronLeft, chevronRight, pause, play } from '../../Icon/paths.ts';
import type { CarouselRotation, CarouselWords } from '../Carousel.types.ts';
import type { Rotation } from './useRotation.ts';
import * as css from '../Carousel.css.ts';

interface DotsProps {
  words: CarouselWords;
  total: number;
  /** The index of the first visible slide. */
  first: number;
  isVisible: (slide: number) => boolean;
  onPick: (slide: number) => void;
}

interface ControlsProps extends DotsProps {
  /** Labels of the play and stop button; no such button when left out. */
  rotation: CarouselRotation | undefined;
  playback: Rotation;
  className: string;
  /** Id of the element with the slides. */
  controls: string;
  onMove: (by: 1 | -1) => void;
}

/** More dots than this do not fit: the position is shown as text then, on a phone beside the buttons from four on. */
const maxDots = 6;
const maxDotsOnPhone = 3;

/** The stop button comes first in the tab order, before anything that moves. */
export function CarouselControls({
  rotation,
  playback,
  className,
  controls,
  onMove,
  ...dots
}: ControlsProps) {
  const { words, total, first } = dots;
  const noteId = useId();
  return (
    <div className={`${css.footer} ${className}`}>
      <div className={css.buttons}>
        {rotation ? (
          <ControlButton
            icon={playback.isPlaying ? 'pause' : 'play'}
            label={playback.isPlaying ? rotation.pause : rotation.play}
            controls={controls}
            disabledReasonId={playback.isMotionReduced ? noteId : undefined}
            onPress={playback.toggle}
          />
        ) : null}
        <ControlButton
          icon="previous"
          label={words.previous}
          controls={controls}
          onPress={() => onMove(-1)}
        />
        <ControlButton icon="next" label={words.next} controls={controls} onPress={() => onMove(1)} />
      </div>
      {total > maxDotsOnPhone ? (
        <span className={total > maxDots ? css.position : css.phonePosition}>
          {words.position({ index: first + 1, total })}
        </span>
      ) : null}
      {total > maxDots ? null : <Dots {...dots} />}
      {rotation ? (
        <p className={css.reducedMotionNote} id={noteId}>
          {rotation.reducedMotionNote}
        </p>
      ) : null}
    </div>
  );
}

const icons = { pause, play, previous: chevronLeft, next: chevronRight } as const;

interface ControlButtonProps {
  icon: keyof typeof icons;
  label: string;
  controls: string;
  disabledReasonId?: string | undefined;
  onPress: () => void;
}

function ControlButton({ icon, label, controls, disabledReasonId, onPress }: ControlButtonProps) {
  return (
    <button
      type="button"
      className={css.button}
      aria-label={label}
      title={label}
      aria-controls={controls}
      aria-describedby={disabledReasonId}
      aria-disabled={disabledReasonId ? true : undefined}
      onClick={disabledReasonId ? undefined : onPress}
    >
      <svg className={css.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={icons[icon]} />
      </svg>
    </button>
  );
}

/** Undefined for keys that do not navigate. */
function slideForKey(key: string, from: number, total: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const targets: Record<string, number> = {
    [forward]: (from + 1) % total,
    [back]: (from + total - 1) % total,
    Home: 0,
    End: total - 1,
  };
  return targets[key];
}

/** A dot for each slide, as one tab stop. */
function Dots({ total, first, isVisible, words, onPick }: DotsProps) {
  function onKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    const { direction } = getComputedStyle(event.currentTarget);
    const slide = slideForKey(event.key, first, total, direction === 'rtl');
    if (slide === undefined) return;
    event.preventDefault();
    onPick(slide);
    const dot = event.currentTarget.parentElement?.children[slide];
    if (dot instanceof HTMLElement) dot.focus();
  }
  return (
    <div
      role="group"
      aria-label={words.picker}
      className={total > maxDotsOnPhone ? css.dotsFromLargePhone : css.dots}
    >
      {Array.from({ length: total }, (_, slide) => (
        <button
          key={slide}
          type="button"
          className={css.dot}
          aria-label={words.position({ index: slide + 1, total })}
          aria-current={isVisible(slide) || undefined}
          tabIndex={slide === first ? 0 : -1}
          onClick={() => onPick(slide)}
          onKeyDown={onKeyDown}
        />
      ))}
    </div>
  );
}
