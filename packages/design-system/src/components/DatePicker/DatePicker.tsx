'use client';

import { useId } from 'react';
import { CalendarDay, CalendarMonth } from '../../private/calendar/CalendarMonth.tsx';
import type { CalendarProps } from '../../private/calendar/calendarProps.ts';
import { isIsoDate } from '../../private/calendar/dates.ts';
import { useCalendarMonth } from '../../private/calendar/useCalendarMonth.ts';
import { warnInDev } from '../../private/warning.ts';
import * as calendar from '../../private/calendar/calendar.css.ts';
import * as css from './DatePicker.css.ts';

export type { MonthButton, MonthNote, Weekday } from '../../private/calendar/calendarProps.ts';

/** The state of a day; each has its own shape and text, and only `free` can be chosen. */
export type DatePickerDayState = 'free' | 'full' | 'notOffered' | 'closed' | 'past' | 'gone' | 'loading';

export interface DatePickerDay {
  state: DatePickerDayState;
  /** A short text below the number, at most 7 characters with spaces, for example "2 free", "Full" or "Today". */
  caption?: string;
  /** Accessible name: the date, its state, and whether it is chosen. */
  label: string;
  /** Why the day cannot be chosen; shown below the grid while the day has the focus. */
  disabledReason?: string;
  /** Marks the current day in the studio's time zone with a bar above its number. @default false */
  isToday?: boolean;
  /** Outlined in colour, such as the date of an appointment that is being moved. @default false */
  isMarked?: boolean;
}

export interface DatePickerLegendItem {
  /** The state that the sample shows. */
  variant: 'free' | 'chosen' | 'full' | 'notOffered' | 'past';
  text: string;
}

export interface DatePickerProps extends CalendarProps {
  /** The chosen date; when it is changed, its month is shown. None when left out. */
  value?: string | undefined;
  /** Called with a newly chosen date, always a free one. */
  onChange: (date: string) => void;
  /** Returns a day's state; called for every visible day on each render, so keep it cheap. */
  describeDay: (date: string) => DatePickerDay;
  /** The legend below the grid. None when left out. */
  legend?: readonly DatePickerLegendItem[] | undefined;
}

/** A month calendar for choosing one date. Days that cannot be chosen stay focusable and give their reason. */
export function DatePicker(props: DatePickerProps) {
  const { value, describeDay, onChange, legend } = props;
  const month = useCalendarMonth('DatePicker', props);
  const { focusedDate } = month;
  const reasonId = useId();
  const getDay = (date: string) => restrictToBounds(describeDay(date), month.isWithin(date));
  if (process.env.NODE_ENV !== 'production') warnAboutValue(value, getDay);
  const focused = getDay(focusedDate);
  const reason = month.state.isFocused && focused.state !== 'free' ? focused.disabledReason : undefined;
  return (
    <CalendarMonth
      {...props}
      header={props}
      month={month}
      message={<p id={reasonId}>{reason}</p>}
      legend={legend?.map(({ variant, text }) => ({
        variant,
        text,
        className: css.day({ variant }),
        sample: variant === 'past' ? <span className={css.past}>8</span> : 8,
      }))}
    >
      {(date, dayOfMonth) => {
        const day = getDay(date);
        const isChosen = date === value && day.state === 'free';
        return (
          <CalendarDay
            label={day.label}
            className={css.day({
              variant: isChosen ? 'chosen' : day.state,
              isMarked: day.isMarked,
              isToday: day.isToday,
            })}
            isDisabled={day.state !== 'free'}
            isSelected={isChosen}
            isToday={day.isToday}
            isBusy={day.state === 'loading'}
            isTabStop={date === focusedDate}
            describedBy={reason && date === focusedDate ? reasonId : undefined}
            onFocus={() => month.focus(date)}
            onPress={() => onChange(date)}
          >
            <DayContent day={day} dayOfMonth={dayOfMonth} />
          </CalendarDay>
        );
      }}
    </CalendarMonth>
  );
}

/** Days outside the bounds cannot be chosen, whatever `describeDay` returns. */
function restrictToBounds(day: DatePickerDay, isWithin: boolean): DatePickerDay {
  if (isWithin || day.state !== 'free') return day;
  warnInDev(
    true,
    'DatePicker',
    // Without the date, so that it is said once and not for each day.
    'describeDay calls days free that lie before firstDate or after lastDate. Say past or notOffered, or move the bounds.',
  );
  return { ...day, state: 'notOffered' };
}

function warnAboutValue(value: string | undefined, getDay: (date: string) => DatePickerDay) {
  if (value === undefined || !isIsoDate(value)) return;
  const { state } = getDay(value);
  warnInDev(
    state !== 'free' && state !== 'loading',
    'DatePicker',
    `value="${value}" is ${state} and is shown as not chosen. Give a date that describeDay calls free, or none.`,
  );
}

function DayContent({ day, dayOfMonth }: { day: DatePickerDay; dayOfMonth: number }) {
  const isOverToday = day.isToday && day.state === 'gone';
  return (
    <>
      <span className={day.state === 'past' ? css.past : undefined} aria-hidden="true">
        {dayOfMonth}
      </span>
      {day.caption ? (
        <span
          className={isOverToday ? `${calendar.caption} ${calendar.todayCaption}` : calendar.caption}
          aria-hidden="true"
        >
          {day.caption}
        </span>
      ) : null}
    </>
  );
}
