'use client';

import { endOfMonth, GregorianCalendar, parseDate, startOfMonth } from '@internationalized/date';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { warnInDev } from '../warning.ts';
import { parseDateProp, toIsoDate } from './dates.ts';
import type { CalendarProps, Weekday } from './calendarProps.ts';

export interface CalendarMonthState {
  state: CalendarState;
  /** The visible month, `yyyy-MM`. */
  name: string;
  /** The day with the tab stop, `yyyy-MM-dd`. */
  focusedDate: string;
  /** Moves the tab stop to a date, which also shows its month. */
  focus: (date: string) => void;
  firstDayOfWeek: Weekday;
  /** Whether a date is within the bounds. */
  isWithin: (date: string) => boolean;
}

const createCalendar = () => new GregorianCalendar();

/** A last date before the first one is ignored. */
function getBounds(component: string, props: Pick<CalendarProps, 'firstDate' | 'lastDate'>) {
  const first = parseDateProp(component, 'firstDate', props.firstDate);
  const last = parseDateProp(component, 'lastDate', props.lastDate);
  const isReversed = first !== undefined && last !== undefined && last.compare(first) < 0;
  warnInDev(
    isReversed,
    component,
    `lastDate="${props.lastDate}" lies before firstDate="${props.firstDate}". Give a later one, or none.`,
  );
  return { first, last: isReversed ? undefined : last };
}

/**
 * The visible month and the day with the tab stop, by React Stately's calendar state. The selection is kept by the
 * components.
 */
export function useCalendarMonth(
  component: string,
  props: Pick<
    CalendarProps,
    'firstDate' | 'lastDate' | 'defaultFocusedDate' | 'firstDayOfWeek' | 'onMonthChange'
  > & {
    /** When it changes, its month is shown. */
    value?: string | undefined;
    /** The day with the tab stop, when controlled. */
    focusedDate?: string;
    onFocusChange?: (date: string) => void;
  },
): CalendarMonthState {
  const { first, last } = getBounds(component, props);
  const value = parseDateProp(component, 'value', props.value);
  const focused = parseDateProp(component, 'defaultFocusedDate', props.defaultFocusedDate) ?? value ?? first;
  const kept = parseDateProp(component, 'focusedDate', props.focusedDate);
  const { onFocusChange, firstDayOfWeek = 'sun' } = props;
  const state = useCalendarState({
    // Without effect: the props determine the calendar system, the first day of the week and all texts.
    locale: 'en-CA',
    createCalendar,
    firstDayOfWeek,
    // Days outside the bounds stay in the grid, so that their reason can be read out: only whole months are excluded.
    ...(first && { minValue: startOfMonth(first) }),
    ...(last && { maxValue: endOfMonth(last) }),
    ...(focused && { defaultFocusedValue: focused }),
    ...(kept && { focusedValue: kept }),
    ...(onFocusChange && { onFocusChange: (date) => onFocusChange(toIsoDate(date)) }),
  });
  const focusedDate = toIsoDate(state.focusedDate);
  const focus = (date: string) => {
    if (date !== focusedDate) state.setFocusedDate(parseDate(date));
  };
  const name = toIsoDate(state.visibleRange.start).slice(0, 7);
  useChange(name, (month) => props.onMonthChange?.(month));
  useChange(value && toIsoDate(value), (date) => {
    if (date !== undefined) focus(date);
  });
  return {
    state,
    name,
    focusedDate,
    focus,
    firstDayOfWeek,
    isWithin: (date) => !(first && date < toIsoDate(first)) && !(last && date > toIsoDate(last)),
  };
}

/** Calls back with a value that has changed since the first render. */
function useChange<Value extends string | undefined>(value: Value, onChange: (value: Value) => void): void {
  const last = useRef(value);
  const change = useEffectEvent(onChange);
  useLayoutEffect(() => {
    if (last.current === value) return;
    last.current = value;
    change(value);
  }, [value]);
}
