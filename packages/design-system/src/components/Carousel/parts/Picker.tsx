import type { KeyboardEvent } from 'react';
import type { CarouselWords } from '../Carousel.types.ts';
import * as css from '../Carousel.css.ts';

interface PickerProps {
  total: number;
  /** The slide in sight, the first of them. */
  first: number;
  isInSight: (slide: number) => boolean;
  words: Pick<CarouselWords, 'picker' | 'position'>;
  onPick: (slide: number) => void;
}

/** Where a key leads from a slide; nowhere for other keys. */
function slideBy(key: string, from: number, total: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? 'ArrowLeft' : 'ArrowRight';
  const back = isRightToLeft ? 'ArrowRight' : 'ArrowLeft';
  const places: Record<string, number> = {
    [forward]: (from + 1) % total,
    [back]: (from + total - 1) % total,
    Home: 0,
    End: total - 1,
  };
  return places[key];
}

/** A bead for every slide, one stop for the keyboard. */
export function Picker({ total, first, isInSight, words, onPick }: PickerProps) {
  function press(event: KeyboardEvent<HTMLButtonElement>) {
    const { direction } = getComputedStyle(event.currentTarget);
    const slide = slideBy(event.key, first, total, direction === 'rtl');
    if (slide === undefined) return;
    event.preventDefault();
    onPick(slide);
    const bead = event.currentTarget.parentElement?.children[slide];
    if (bead instanceof HTMLElement) bead.focus();
  }
  return (
    <div role="group" aria-label={words.picker} className={css.picker}>
      {Array.from({ length: total }, (_, slide) => (
        <button
          key={slide}
          type="button"
          className={css.bead}
          aria-label={words.position({ index: slide + 1, total })}
          aria-current={isInSight(slide) || undefined}
          tabIndex={slide === first ? 0 : -1}
          onClick={() => onPick(slide)}
          onKeyDown={press}
        />
      ))}
    </div>
  );
}
