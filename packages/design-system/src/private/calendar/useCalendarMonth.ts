import { endOfMonth, GregorianCalendar, parseDate, startOfMonth } from '@internationalized/date';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import { warning } from '../warning.ts';
import { parseDateProp, toIsoDate } from './dates.ts';
import type { CalendarProps } from './calendarProps.ts';

/** The month in view and the day that has, or would get, the keyboard. */
export interface CalendarMonthState {
  state: CalendarState;
  /** The month in view, `yyyy-MM`. */
  name: string;
  /** The day with the tab stop, `yyyy-MM-dd`. */
  focusedDate: string;
  /** Gives a date the tab stop, and so brings its month into view. */
  focus: (date: string) => void;
  /** Whether a date lies within the bounds. */
  isWithin: (date: string) => boolean;
}

const createCalendar = () => new GregorianCalendar();

/** A last date before the first one counts as none. */
function boundsOf(component: string, props: Pick<CalendarProps, 'firstDate' | 'lastDate'>) {
  const first = parseDateProp(component, 'firstDate', props.firstDate);
  const last = parseDateProp(component, 'lastDate', props.lastDate);
  const isReversed = first !== undefined && last !== undefined && last.compare(first) < 0;
  warning(
    isReversed,
    component,
    `lastDate="${props.lastDate}" lies before firstDate="${props.firstDate}". Give a later one, or none.`,
  );
  return { first, last: isReversed ? undefined : last };
}

/**
 * Which month and day are in view: React Stately's model of a calendar, without what is chosen, which the components
 * keep themselves.
 */
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
  const focused = parseDateProp(component, 'defaultFocusedDate', props.defaultFocusedDate) ?? value ?? first;
  const kept = parseDateProp(component, 'focusedDate', props.focusedDate);
  const { onFocusChange } = props;
  const state = useCalendarState({
    // Only decides what the props decide already: the calendar system and the first day of the week.
    locale: 'en-CA',
    createCalendar,
    firstDayOfWeek: 'sun',
    // Days beyond the bounds stay in the grid, so that they can say why: only whole months are cut off.
    ...(first && { minValue: startOfMonth(first) }),
    ...(last && { maxValue: endOfMonth(last) }),
    ...(focused && { defaultFocusedValue: focused }),
    ...(kept && { focusedValue: kept }),
    ...(onFocusChange && { onFocusChange: (date) => onFocusChange(toIsoDate(date)) }),
  });
  const focusedDate = toIsoDate(state.focusedDate);
  return {
    state,
    name: toIsoDate(state.visibleRange.start).slice(0, 7),
    focusedDate,
    focus: (date) => {
      if (date !== focusedDate) state.setFocusedDate(parseDate(date));
    },
    isWithin: (date) => !(first && date < toIsoDate(first)) && !(last && date > toIsoDate(last)),
  };
}
