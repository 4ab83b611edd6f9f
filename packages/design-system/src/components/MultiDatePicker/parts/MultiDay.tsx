import type { MouseEvent } from 'react';
import * as month from '../../../private/month/month.css.ts';
import { Icon } from '../../Icon/Icon.tsx';
import type { MultiDatePickerDay } from '../MultiDatePicker.types.ts';
import * as css from '../MultiDatePicker.css.ts';
import { lookOf } from './rangeOf.ts';

interface MultiDayProps {
  /** Its date, by which a drag knows it. */
  date: string;
  /** The figure in the grid. */
  figure: number;
  day: MultiDatePickerDay;
  isChosen: boolean;
  isOpen: boolean;
  /** Whether it lies in the range that is being marked. */
  isMarked: boolean;
  isTabStop: boolean;
  /** Id of the line under the grid, while it speaks of this day. */
  noteId: string | undefined;
  onFocus: () => void;
  onPress: (event: MouseEvent) => void;
}

const mostTimes = 4;

/** One day: a cell of the grid with its button. */
export function MultiDay({ date, figure, day, isChosen, isOpen, isMarked, ...rest }: MultiDayProps) {
  const isPast = day.isPast ?? false;
  const looks = [
    month.day,
    css.day({ look: lookOf(day, isChosen, isOpen) }),
    day.isToday && month.today,
    isMarked && css.marked,
  ];
  return (
    <td
      aria-selected={isPast ? undefined : isChosen}
      aria-disabled={isPast || undefined}
      className={css.cell}
    >
      <button
        type="button"
        data-date={date}
        tabIndex={rest.isTabStop ? 0 : -1}
        aria-disabled={isPast || undefined}
        aria-current={day.isToday ? 'date' : undefined}
        aria-describedby={rest.noteId}
        className={looks.filter(Boolean).join(' ')}
        onFocus={rest.onFocus}
        onClick={(event) => {
          // Safari does not focus a button on tap.
          event.currentTarget.focus();
          if (!isPast) rest.onPress(event);
        }}
      >
        <span className={month.hidden}>{day.label}</span>
        <span className={css.top} aria-hidden="true">
          <span className={isPast ? css.struck : undefined}>{figure}</span>
          {day.isBooked ? <Icon name="lock" size="sm" /> : null}
        </span>
        <Times day={day} />
      </button>
    </td>
  );
}

/** The times, or the short word where they do not fit or are too many. */
function Times({ day: { times = [], caption } }: Pick<MultiDayProps, 'day'>) {
  const areShown = times.length > 0 && times.length <= mostTimes;
  return (
    <>
      {areShown ? (
        <span className={css.times} aria-hidden="true">
          {times.map((time) => (
            <span key={time}>{time}</span>
          ))}
        </span>
      ) : null}
      {caption === undefined ? null : (
        <span className={`${month.caption} ${areShown ? css.shortWord : ''}`} aria-hidden="true">
          {caption}
        </span>
      )}
    </>
  );
}
