import {
  endOfMonth,
  endOfWeek,
  GregorianCalendar,
  parseDate,
  startOfMonth,
  startOfWeek,
  toCalendarDate,
} from '@internationalized/date';
import type { CalendarDate, DateValue } from '@internationalized/date';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useCalendar, useCalendarGrid } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';
import type { CalendarState } from 'react-stately/useCalendarState';
import { useControlledState } from 'react-stately/useControlledState';
import type { CalendarProps } from './Calendar.types.ts';
import { CalendarDayCell } from './parts/CalendarDayCell.tsx';
import { CalendarHead } from './parts/CalendarHead.tsx';
import { CalendarLegend } from './parts/CalendarLegend.tsx';
import { CalendarNoteLine } from './parts/CalendarNoteLine.tsx';
import * as css from './Calendar.css.ts';

export type {
  CalendarDay,
  CalendarDayState,
  CalendarLegendItem,
  CalendarNote,
  CalendarProps,
  CalendarTurn,
} from './Calendar.types.ts';

const createCalendar = () => new GregorianCalendar();
const monthOf = (date: CalendarDate) => date.toString().slice(0, 7);
const text = (date: DateValue) => toCalendarDate(date).toString();

/**
 * A month of days to choose from. Every day keeps its place in the keyboard's grid, and one that cannot be chosen says
 * why while it has the focus. Weeks start on Sunday.
 */
export function Calendar({ locale = 'en-CA', ...props }: CalendarProps) {
  return (
    <I18nProvider locale={locale}>
      <Month {...props} locale={locale} />
    </I18nProvider>
  );
}

function useMonth(props: CalendarProps & { locale: string }) {
  const { value, firstDate, lastDate, describeDay } = props;
  const [focused, setFocused] = useControlledState(
    props.focusedDate,
    props.defaultFocusedDate ?? value ?? firstDate,
    props.onFocusedDateChange,
  );
  return useCalendarState({
    locale: props.locale,
    createCalendar,
    firstDayOfWeek: 'sun',
    value: value ? parseDate(value) : null,
    onChange: (date: DateValue) => props.onChange(text(date)),
    // Days before the first one stay in the grid, so that they can say why: only whole months are cut off.
    minValue: startOfMonth(parseDate(firstDate)),
    ...(lastDate ? { maxValue: endOfMonth(parseDate(lastDate)) } : {}),
    focusedValue: parseDate(focused),
    onFocusChange: (date) => setFocused(date.toString()),
    isDateUnavailable: (date) => describeDay(text(date)).state !== 'free',
  });
}

/** Home and End stay within the week, as the grid pattern asks; the library would leap to the ends of the month. */
function moveInWeek(event: KeyboardEvent, state: CalendarState, locale: string) {
  if (event.key !== 'Home' && event.key !== 'End') return;
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  const move = event.key === 'Home' ? startOfWeek : endOfWeek;
  state.setFocusedDate(move(state.focusedDate, locale, 'sun'));
}

function Month(props: CalendarProps & { locale: string }) {
  const { describeDay, locale } = props;
  const state = useMonth(props);
  const whyId = useId();
  const month = monthOf(state.visibleRange.start);
  // Its own props would make the whole an application; the grid alone needs what the hook prepares.
  useCalendar({ 'aria-label': props.label(month) }, state);
  const { gridProps, weeksInMonth } = useCalendarGrid({ firstDayOfWeek: 'sun' }, state);
  const focusedDay = describeDay(state.focusedDate.toString());
  const why = state.isFocused && focusedDay.state !== 'free' ? focusedDay.why : undefined;
  return (
    <div>
      <CalendarHead {...props} month={month} state={state} />
      <CalendarNoteLine note={props.note?.(month)} onGoTo={(date) => goTo(state, date)} />
      <table
        {...gridProps}
        aria-label={props.label(month)}
        className={css.grid}
        onKeyDownCapture={(event) => moveInWeek(event, state, locale)}
      >
        <thead aria-hidden="true">
          <tr>
            {props.weekdays.map((name) => (
              <th key={name} className={css.weekday}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeksInMonth }, (_, week) => (
            <tr key={week}>
              {state.getDatesInWeek(week).map((date, day) =>
                date && date.month === state.visibleRange.start.month ? (
                  <CalendarDayCell
                    key={day}
                    date={date}
                    day={describeDay(date.toString())}
                    state={state}
                    whyId={whyId}
                  />
                ) : (
                  <td key={day} className={css.cell}>
                    {'\u00A0'}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={whyId} className={css.why}>
        {why}
      </p>
      <CalendarLegend items={props.legend} />
    </div>
  );
}

function goTo(state: CalendarState, date: string) {
  state.setFocusedDate(parseDate(date));
  state.setFocused(true);
}
