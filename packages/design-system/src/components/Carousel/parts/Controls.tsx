import { useId } from 'react';
import type { CarouselRotation, CarouselWords } from '../Carousel.types.ts';
import type { Rotation } from './useRotation.ts';
import { Picker } from './Picker.tsx';
import { SignButton } from './SignButton.tsx';
import * as css from '../Carousel.css.ts';

interface ControlsProps {
  words: CarouselWords;
  /** The words of the button that stops and starts; no such button without. */
  rotation: CarouselRotation | undefined;
  play: Rotation;
  className: string;
  /** Id of what they govern. */
  controls: string;
  total: number;
  first: number;
  isInSight: (slide: number) => boolean;
  onMove: (by: 1 | -1) => void;
  onPick: (slide: number) => void;
}

/** More beads than this do not fit a phone's width: the place is written then. */
const mostBeads = 6;

/** The button that stops comes first, so that the keyboard has it before anything that moves. */
export function Controls(props: ControlsProps) {
  const { words, rotation, play, controls, total, first, onMove } = props;
  const why = useId();
  return (
    <div className={`${css.foot} ${props.className}`}>
      <div className={css.buttons}>
        {rotation ? (
          <SignButton
            sign={play.isPlaying ? 'pause' : 'play'}
            label={play.isPlaying ? rotation.pause : rotation.play}
            controls={controls}
            why={play.isCalm ? why : undefined}
            onPress={play.toggle}
          />
        ) : null}
        <SignButton sign="previous" label={words.previous} controls={controls} onPress={() => onMove(-1)} />
        <SignButton sign="next" label={words.next} controls={controls} onPress={() => onMove(1)} />
      </div>
      {total > mostBeads ? (
        <span className={css.position}>{words.position({ index: first + 1, total })}</span>
      ) : (
        <Picker total={total} first={first} isInSight={props.isInSight} words={words} onPick={props.onPick} />
      )}
      {rotation ? (
        <p className={css.still} id={why}>
          {rotation.stillBecause}
        </p>
      ) : null}
    </div>
  );
}
