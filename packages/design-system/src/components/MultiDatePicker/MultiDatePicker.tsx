'use client';

import { parseDate } from '@internationalized/date';
import { useId } from 'react';
import { CalendarDay, CalendarMonth } from '../../private/calendar/CalendarMonth.tsx';
import type { CalendarProps } from '../../private/calendar/calendarProps.ts';
import { isIsoDate } from '../../private/calendar/dates.ts';
import { type CalendarMonthState, useCalendarMonth } from '../../private/calendar/useCalendarMonth.ts';
import { warnInDev } from '../../private/warning.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useRangeMarking } from './parts/useRangeMarking.ts';
import * as calendar from '../../private/calendar/calendar.css.ts';
import * as css from './MultiDatePicker.css.ts';

export type { MonthButton, MonthNote, Weekday } from '../../private/calendar/calendarProps.ts';

/** One day; whether it is chosen depends on `value`. */
export interface MultiDatePickerDay {
  /** Accessible name: the date, whether it is chosen, its times, and whether its times are shown. */
  label: string;
  /** Can no longer be chosen or removed. @default false */
  isPast?: boolean;
  /** The studio is usually closed; the day can be chosen nevertheless. @default false */
  isUsuallyClosed?: boolean;
  /** Marks today in the studio's time zone with a bar on its edge. @default false */
  isToday?: boolean;
  /** Has bookings: shown with a lock, and only removed through `onRemoveBooked`. @default false */
  isBooked?: boolean;
  /** Will be chosen by a pending action, such as repeating a day every week. @default false */
  isPlanned?: boolean;
  /** Its times in short form, such as "2:00": up to four are shown where there is room. None when left out. */
  times?: readonly string[];
  /** Shown below the number where the times do not fit, at most 5 letters, for example "×8". */
  caption?: string;
  /** Shown below the grid while the day has the focus: why it cannot be chosen, or a note. */
  note?: string;
}

export interface MultiDatePickerLegendItem {
  /** The state that the sample shows. */
  variant: 'available' | 'usuallyClosed' | 'chosen' | 'empty' | 'open' | 'planned' | 'booked';
  text: string;
}

/** A range of days that are about to be chosen. */
export interface MultiDatePickerRange {
  /** Its first day, `yyyy-MM-dd`. */
  first: string;
  last: string;
  /** The days in it that can be chosen. */
  dates: readonly string[];
}

export interface MultiDatePickerProps extends CalendarProps {
  /** The chosen dates, in any order. */
  value: readonly string[];
  /** Called with all chosen dates, sorted, when some were added or one was removed. */
  onChange: (dates: string[]) => void;
  /**
   * The chosen date whose times are shown beside the calendar; when it is changed, its month is shown. None when left
   * out.
   */
  openDate?: string | undefined;
  /** Called when another chosen date is pressed, and with the last date that was added. */
  onOpen: (date: string) => void;
  /**
   * Called instead of `onChange` when a date with bookings is about to be removed: ask for confirmation, then remove
   * it.
   */
  onRemoveBooked: (date: string) => void;
  /** Returns a day's state; called for every visible day on each render, so keep it cheap. */
  describeDay: (date: string) => MultiDatePickerDay;
  /**
   * What a press does: `day` chooses one day, `range` marks the first day of a range, and the next press the last.
   * Dragging, Shift with an arrow key and Shift with a press mark a range in both modes.
   * @default 'day'
   */
  selectionMode?: 'day' | 'range';
  /** Describes the marked range and the next step, for example "4 to 12 December, 9 days. Choose the last day." */
  describeRange: (range: MultiDatePickerRange) => string;
  /** The legend below the grid. None when left out. */
  legend?: readonly MultiDatePickerLegendItem[] | undefined;
}

/** A month calendar for choosing any number of dates, singly or as ranges. */
export function MultiDatePicker(props: MultiDatePickerProps) {
  if (process.env.NODE_ENV !== 'production') warnAboutProps(props);
  const chosen = new Set(props.value.filter(isIsoDate));
  const openDate = props.openDate !== undefined && chosen.has(props.openDate) ? props.openDate : undefined;
  const month = useCalendarMonth('MultiDatePicker', {
    ...props,
    value: openDate,
  });
  const { focusedDate } = month;
  const noteId = useId();

  const { getDay, marking, range, press } = useSelection(props, { month, chosen, openDate });
  const note = month.state.isFocused && !range ? getDay(focusedDate).note : undefined;
  return (
    <CalendarMonth
      {...props}
      header={props}
      month={month}
      gridClassName={css.grid}
      isMultiple
      onKeyDown={marking.onKeyDown}
      pointerListeners={marking.pointerListeners}
      message={
        <>
          <span id={noteId}>{note}</span>
          <span role="status">{range && props.describeRange(range)}</span>
        </>
      }
      legend={props.legend?.map(({ variant, text }) => ({
        variant,
        text,
        className: css.day({ variant }),
        sample: getSample(variant),
      }))}
    >
      {(date, dayOfMonth) => {
        const day = getDay(date);
        const isChosen = chosen.has(date);
        const look = css.day({ variant: getVariant(day, isChosen, date === openDate) });
        return (
          <CalendarDay
            label={day.label}
            date={date}
            className={range?.dates.includes(date) ? `${look} ${css.marked}` : look}
            isDisabled={day.isPast ?? false}
            isSelected={isChosen}
            isToday={day.isToday}
            isTabStop={date === focusedDate}
            describedBy={note && date === focusedDate ? noteId : undefined}
            onFocus={() => month.focus(date)}
            onPress={() => press(date)}
          >
            <DayContent day={day} dayOfMonth={dayOfMonth} />
          </CalendarDay>
        );
      }}
    </CalendarMonth>
  );
}

interface Selection {
  month: CalendarMonthState;
  chosen: ReadonlySet<string>;
  openDate: string | undefined;
}

/** Handles presses on days, and the marked range. */
function useSelection(props: MultiDatePickerProps, { month, chosen, openDate }: Selection) {
  const { onOpen, selectionMode = 'day' } = props;
  const getDay = (date: string) => {
    const day = props.describeDay(date);
    return month.isWithin(date) ? day : { ...day, isPast: true };
  };
  const canChoose = (date: string) => !getDay(date).isPast;
  const add = (dates: readonly string[], last: string) => {
    if (dates.some((date) => !chosen.has(date)))
      props.onChange([...new Set([...chosen, ...dates])].toSorted());
    if (dates.includes(last)) onOpen(last);
  };
  const marking = useRangeMarking(month, selectionMode, (anchor, last) =>
    add(rangeBetween(anchor, last, canChoose).dates, last),
  );
  const { anchor } = marking;
  return {
    getDay,
    marking,
    range: anchor === undefined ? undefined : rangeBetween(anchor, month.focusedDate, canChoose),
    press: (date: string) => {
      marking.setAnchor(undefined);
      if (anchor !== undefined) add(rangeBetween(anchor, date, canChoose).dates, date);
      else if (selectionMode === 'range') marking.setAnchor(date);
      else if (!chosen.has(date)) add([date], date);
      else if (date !== openDate) onOpen(date);
      else if (getDay(date).isBooked) props.onRemoveBooked(date);
      else props.onChange([...chosen].filter((other) => other !== date).toSorted());
    },
  };
}

/** The days between two dates, in either order, and which of them can be chosen. */
function rangeBetween(from: string, to: string, canChoose: (date: string) => boolean): MultiDatePickerRange {
  const [first, last] = from < to ? [from, to] : [to, from];
  const dates: string[] = [];
  for (let date = parseDate(first); date.toString() <= last; date = date.add({ days: 1 })) {
    if (canChoose(date.toString())) dates.push(date.toString());
  }
  return { first, last, dates };
}

/** `open` and `planned` take precedence over other states. */
function getVariant(day: MultiDatePickerDay, isChosen: boolean, isOpen: boolean) {
  if (day.isPast) return 'past';
  if (isChosen && isOpen) return 'open';
  if (day.isPlanned) return 'planned';
  if (isChosen) return day.times?.length ? 'chosen' : 'empty';
  return day.isUsuallyClosed ? 'usuallyClosed' : 'available';
}

function warnAboutProps({ value, openDate }: MultiDatePickerProps) {
  for (const [index, date] of value.entries()) {
    warnInDev(
      !isIsoDate(date),
      'MultiDatePicker',
      `value[${index}]="${date}" is no date and is left out. Write yyyy-MM-dd, for example "2026-12-05".`,
    );
  }
  warnInDev(
    new Set(value).size < value.length,
    'MultiDatePicker',
    'value has a date twice. Give each date once.',
  );
  warnInDev(
    openDate !== undefined && !value.includes(openDate),
    'MultiDatePicker',
    `openDate="${openDate}" is not among the chosen dates. Give one of value, or none.`,
  );
}

/** Variants without a border show only the number. */
function getSample(variant: MultiDatePickerLegendItem['variant']) {
  if (variant === 'booked') return <Icon name="lock" size="sm" />;
  return variant === 'usuallyClosed' || variant === 'available' ? 8 : null;
}

/** More times than this do not fit in a day. */
const maxTimes = 4;

/** The number, and the times, or the short text where they do not fit or are too many. */
function DayContent({ day, dayOfMonth }: { day: MultiDatePickerDay; dayOfMonth: number }) {
  const { times = [], caption } = day;
  const areTimesShown = times.length > 0 && times.length <= maxTimes;
  return (
    <>
      <span
        className={day.isToday ? `${css.dayNumber} ${calendar.todayNumber}` : css.dayNumber}
        aria-hidden="true"
      >
        <span className={day.isPast ? css.past : undefined}>{dayOfMonth}</span>
        {day.isBooked ? <Icon name="lock" size="sm" /> : null}
      </span>
      {areTimesShown ? (
        <span className={css.times} aria-hidden="true">
          {times.map((time) => (
            <span key={time}>{time}</span>
          ))}
        </span>
      ) : null}
      {caption === undefined ? null : (
        <span
          className={areTimesShown ? `${calendar.caption} ${css.narrowCaption}` : calendar.caption}
          aria-hidden="true"
        >
          {caption}
        </span>
      )}
    </>
  );
}
