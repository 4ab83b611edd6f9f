import type { CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useCalendarCell } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { CalendarDay } from '../Calendar.types.ts';
import * as css from '../Calendar.css.ts';

interface CalendarDayCellProps {
  date: CalendarDate;
  day: CalendarDay;
  state: CalendarState;
  /** Id of the line that shows why the focused day cannot be chosen. */
  whyId: string;
}

/** One day: a cell of the grid with its button. */
export function CalendarDayCell({ date, day, state, whyId }: CalendarDayCellProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { cellProps, buttonProps, isSelected, isFocused, isUnavailable } = useCalendarCell(
    { date },
    state,
    ref,
  );
  // Safari does not focus a button on tap, so a day that cannot be chosen takes the focus by hand and says why.
  const takeFocus = () => {
    if (!isUnavailable) return;
    state.setFocusedDate(date);
    state.setFocused(true);
  };
  const look = isSelected ? 'chosen' : day.state;
  return (
    <td {...cellProps} className={css.cell}>
      <button
        {...mergeProps(buttonProps, { onClick: takeFocus })}
        ref={ref}
        type="button"
        // The library's own label gives way to the page's words, which are the content.
        aria-label={undefined}
        aria-current={day.isToday ? 'date' : undefined}
        aria-busy={day.state === 'loading' || undefined}
        aria-describedby={isFocused && isUnavailable && day.why ? whyId : undefined}
        className={css.day({ look })}
      >
        <span className={css.hidden}>{day.label}</span>
        <span className={css.figure({ look })} aria-hidden="true">
          {date.day}
        </span>
        {day.caption ? (
          <span className={css.caption} aria-hidden="true">
            {day.caption}
          </span>
        ) : null}
      </button>
    </td>
  );
}
