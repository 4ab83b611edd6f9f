import { type ReactNode, useState } from 'react';
import { CalendarDay, CalendarMonth } from '../../private/calendar/CalendarMonth.tsx';
import type { CalendarProps } from '../../private/calendar/calendarProps.ts';
import { useCalendarMonth } from '../../private/calendar/useCalendarMonth.ts';
import * as css from './MonthBoard.css.ts';

/** One day as the page sees it. */
export interface MonthBoardDay {
  /** The whole day in words for a screen reader; what is in `content` is not read out. */
  label: string;
  /** `quiet` needs no attention, such as a day on which nothing happens; `past` is over. @default 'plain' */
  look?: 'plain' | 'quiet' | 'past';
  /** Marks today with a bar over its figure. @default false */
  isToday?: boolean;
  /** What is seen under its figure, where there is room. */
  content?: ReactNode;
}

export interface MonthBoardProps extends Pick<
  CalendarProps,
  'label' | 'firstDate' | 'lastDate' | 'weekdays'
> {
  /** The day that is open beside it, `yyyy-MM-dd`; its month is in view. */
  value: string;
  /** Called with another day: one that was pressed, or one of another month that the keyboard came to. */
  onChange: (date: string) => void;
  /** Describes one day; called for every day in view at each render, so keep it cheap. */
  describeDay: (date: string) => MonthBoardDay;
  /** The weekdays that need less room than others, 0 for Sunday. None when left out. */
  narrowWeekdays?: readonly number[] | undefined;
}

/** A month at one glance: each day shows what happens on it, and one is open beside it. */
export function MonthBoard(props: MonthBoardProps) {
  const { value, onChange, describeDay } = props;
  const [shown, setShown] = useState(value);
  const [focusedDate, setFocusedDate] = useState(value);
  if (shown !== value) {
    setShown(value);
    setFocusedDate(value);
  }
  const month = useCalendarMonth('MonthBoard', {
    firstDate: props.firstDate,
    lastDate: props.lastDate,
    focusedDate,
    onFocusChange: (date) => {
      setFocusedDate(date);
      if (date.slice(0, 7) !== focusedDate.slice(0, 7)) onChange(date);
    },
  });
  return (
    <CalendarMonth
      label={props.label}
      weekdays={props.weekdays}
      month={month}
      narrowWeekdays={props.narrowWeekdays}
    >
      {(date, dayOfMonth) => {
        const { label, look = 'plain', isToday, content } = describeDay(date);
        return (
          <CalendarDay
            label={label}
            date={date}
            className={css.day({ look, isOpen: date === value })}
            cellClassName={css.cell}
            isDisabled={false}
            isSelected={date === value}
            isToday={isToday}
            isTabStop={date === focusedDate}
            describedBy={undefined}
            onFocus={() => month.focus(date)}
            onPress={() => onChange(date)}
          >
            <span aria-hidden="true" className={css.words}>
              <span className={css.figure}>{dayOfMonth}</span>
              {content === undefined ? null : <span className={css.content}>{content}</span>}
            </span>
          </CalendarDay>
        );
      }}
    </CalendarMonth>
  );
}
