import { endOfMonth, GregorianCalendar, parseDate, startOfMonth } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { useCalendarState } from 'react-stately/useCalendarState';
import type { CalendarState } from 'react-stately/useCalendarState';
import { warning } from '../warning.ts';
import { dateIn } from './date.ts';
import type { MonthProps } from './month.types.ts';

/** The month in view and the day that has, or would get, the keyboard. */
export interface Month {
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

/** Writes a date as the props have it. */
export const written = (date: Pick<CalendarDate, 'toString'>): string => date.toString().slice(0, 10);

const createCalendar = () => new GregorianCalendar();

/** The bounds that make sense; a last date before the first one counts as none. */
function boundsOf(component: string, props: Pick<MonthProps, 'firstDate' | 'lastDate'>) {
  const first = dateIn(component, 'firstDate', props.firstDate);
  const last = dateIn(component, 'lastDate', props.lastDate);
  const isTurned = first !== undefined && last !== undefined && last.compare(first) < 0;
  warning(
    isTurned,
    component,
    `lastDate="${props.lastDate}" lies before firstDate="${props.firstDate}". Give a later one, or none.`,
  );
  return { first, last: isTurned ? undefined : last };
}

/**
 * Which month and day are in view: React Stately's model of a calendar, without what is chosen, which the components
 * keep themselves.
 */
export function useMonth(
  component: string,
  props: Pick<MonthProps, 'firstDate' | 'lastDate' | 'defaultFocusedDate'> & { value?: string | undefined },
): Month {
  const { first, last } = boundsOf(component, props);
  const value = dateIn(component, 'value', props.value);
  const focused = dateIn(component, 'defaultFocusedDate', props.defaultFocusedDate) ?? value ?? first;
  const state = useCalendarState({
    // Only decides what the props decide already: the calendar system and the first day of the week.
    locale: 'en-CA',
    createCalendar,
    firstDayOfWeek: 'sun',
    // Days beyond the bounds stay in the grid, so that they can say why: only whole months are cut off.
    ...(first && { minValue: startOfMonth(first) }),
    ...(last && { maxValue: endOfMonth(last) }),
    ...(focused && { defaultFocusedValue: focused }),
  });
  const focusedDate = written(state.focusedDate);
  return {
    state,
    name: written(state.visibleRange.start).slice(0, 7),
    focusedDate,
    focus: (date) => {
      if (date !== focusedDate) state.setFocusedDate(parseDate(date));
    },
    isWithin: (date) => !(first && date < written(first)) && !(last && date > written(last)),
  };
}
