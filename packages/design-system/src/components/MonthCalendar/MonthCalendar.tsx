'use client';

import { type ReactNode, useState } from 'react';
import { CalendarDay, CalendarMonth } from '../../private/calendar/CalendarMonth.tsx';
import { todayNumber } from '../../private/calendar/calendar.css.ts';
import type { CalendarProps } from '../../private/calendar/calendarProps.ts';
import { useCalendarMonth } from '../../private/calendar/useCalendarMonth.ts';
import * as css from './MonthCalendar.css.ts';

export type { Weekday } from '../../private/calendar/calendarProps.ts';

export interface MonthCalendarDay {
  /** Accessible name of the day; `content` is not read out. */
  label: string;
  /** `quiet` for days that need no attention, `past` for days that are over. @default 'plain' */
  look?: 'plain' | 'quiet' | 'past';
  /** Marks today with a bar below its number. @default false */
  isToday?: boolean;
  /** Shown below the number, where there is room. */
  content?: ReactNode;
}

export interface MonthCalendarProps extends Pick<
  CalendarProps,
  'label' | 'firstDate' | 'lastDate' | 'weekdays' | 'firstDayOfWeek'
> {
  /** The selected day, `yyyy-MM-dd`; its month is shown. */
  value: string;
  /** Called with a newly selected day: by a press, or when the keyboard moves to another month. */
  onChange: (date: string) => void;
  /** Returns a day's content; called for every visible day on each render, so keep it cheap. */
  describeDay: (date: string) => MonthCalendarDay;
  /** Weekdays with narrow columns in a container of 480 px or more, 0 for Sunday. None when left out. */
  narrowWeekdays?: readonly number[] | undefined;
}

/** A month calendar that shows what happens on each day, with one day selected. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { value, onChange, describeDay } = props;
  const [shown, setShown] = useState(value);
  const [focusedDate, setFocusedDate] = useState(value);
  if (shown !== value) {
    setShown(value);
    setFocusedDate(value);
  }
  const month = useCalendarMonth('MonthCalendar', {
    firstDate: props.firstDate,
    lastDate: props.lastDate,
    firstDayOfWeek: props.firstDayOfWeek,
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
      gridClassName={css.grid}
    >
      {(date, dayOfMonth) => {
        const { label, look = 'plain', isToday, content } = describeDay(date);
        return (
          <CalendarDay
            label={label}
            date={date}
            className={css.day({ look, isOpen: date === value })}
            isDisabled={false}
            isSelected={date === value}
            isToday={isToday}
            isTabStop={date === focusedDate}
            describedBy={undefined}
            onFocus={() => month.focus(date)}
            onPress={() => onChange(date)}
          >
            <span aria-hidden="true" className={css.textBlock}>
              <span className={isToday ? `${css.dayNumber} ${todayNumber}` : css.dayNumber}>
                {dayOfMonth}
              </span>
              {content === undefined ? null : <span className={css.content}>{content}</span>}
            </span>
          </CalendarDay>
        );
      }}
    </CalendarMonth>
  );
}
