import { useState } from 'react';
import { warning } from '../warning.ts';
import { addDays, addMonths, dayOfWeek, parseDateProp } from './dates.ts';
import type { CalendarProps } from './calendarProps.ts';

/** The month in view and the day that has, or would get, the keyboard. */
export interface CalendarMonthState {
  /** The month in view, `yyyy-MM`. */
  name: string;
  /** The days of its weeks, those of the months beside it included. */
  weeks: readonly (readonly string[])[];
  /** Whether no month before it can be reached. */
  isFirst: boolean;
  /** Likewise after it. */
  isLast: boolean;
  /** The day with the tab stop, `yyyy-MM-dd`. */
  focusedDate: string;
  /** Gives a date the tab stop, and so brings its month into view. */
  focus: (date: string) => void;
  /** Whether the keyboard is in the grid. */
  isFocused: boolean;
  setFocused: (isFocused: boolean) => void;
  /** Whether a date lies within the bounds. */
  isWithin: (date: string) => boolean;
}

const startOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

const endOfMonth = (date: string): string => addDays(addMonths(startOfMonth(date), 1), -1);

function weeksOf(month: string): string[][] {
  const start = addDays(month, -dayOfWeek(month));
  const weeks: string[][] = [];
  for (let day = start; day <= endOfMonth(month); day = addDays(day, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((days) => addDays(day, days)));
  }
  return weeks;
}

/** A last date before the first one counts as none. */
function boundsOf(component: string, props: Pick<CalendarProps, 'firstDate' | 'lastDate'>) {
  const first = parseDateProp(component, 'firstDate', props.firstDate);
  const last = parseDateProp(component, 'lastDate', props.lastDate);
  const isReversed = first !== undefined && last !== undefined && last < first;
  warning(
    isReversed,
    component,
    `lastDate="${props.lastDate}" lies before firstDate="${props.firstDate}". Give a later one, or none.`,
  );
  return { first, last: isReversed ? undefined : last };
}

/** Which month and day are in view, without what is chosen, which the components keep themselves. */
export function useCalendarMonth(
  component: string,
  props: Pick<CalendarProps, 'firstDate' | 'lastDate' | 'defaultFocusedDate'> & {
    value?: string | undefined;
    /** The day with the tab stop, where the component keeps it. */
    focusedDate?: string;
    onFocusChange?: (date: string) => void;
  },
): CalendarMonthState {
  const { first, last } = boundsOf(component, props);
  const value = parseDateProp(component, 'value', props.value);
  const initial = parseDateProp(component, 'defaultFocusedDate', props.defaultFocusedDate) ?? value ?? first;
  const kept = parseDateProp(component, 'focusedDate', props.focusedDate);
  const [own, setOwn] = useState(() => initial ?? new Date().toISOString().slice(0, 10));
  const wanted = kept ?? own;
  const focus = (date: string) => {
    setOwn(date);
    props.onFocusChange?.(date);
  };
  const [isFocused, setFocused] = useState(false);
  // Days beyond the bounds stay in the grid, so that they can say why: only whole months are cut off.
  const earliest = first && startOfMonth(first);
  const latest = last && endOfMonth(last);
  let focusedDate = wanted;
  if (earliest && wanted < earliest) focusedDate = earliest;
  if (latest && wanted > latest) focusedDate = latest;
  const month = startOfMonth(focusedDate);
  return {
    name: month.slice(0, 7),
    weeks: weeksOf(month),
    isFirst: month === earliest,
    isLast: endOfMonth(month) === latest,
    focusedDate,
    focus,
    isFocused,
    setFocused,
    isWithin: (date) => !(first && date < first) && !(last && date > last),
  };
}
