import { useId, useRef } from 'react';
import { isDate } from '../../private/month/date.ts';
import { focusDay, MonthGrid } from '../../private/month/MonthGrid.tsx';
import { MonthHead } from '../../private/month/MonthHead.tsx';
import { MonthLegend } from '../../private/month/MonthLegend.tsx';
import { MonthNote } from '../../private/month/MonthNote.tsx';
import { useMonth } from '../../private/month/useMonth.ts';
import type { Month } from '../../private/month/useMonth.ts';
import { warning } from '../../private/warning.ts';
import * as month from '../../private/month/month.css.ts';
import { DatePickerDay } from './parts/DatePickerDay.tsx';
import type { DatePickerDay as Day, DatePickerLegendItem, DatePickerProps } from './DatePicker.types.ts';
import * as css from './DatePicker.css.ts';

export type { MonthNote, MonthTurn } from '../../private/month/month.types.ts';
export type {
  DatePickerDay,
  DatePickerDayState,
  DatePickerLegendItem,
  DatePickerProps,
} from './DatePicker.types.ts';

/**
 * A month of days, one of which is chosen. Every day keeps its place in the keyboard's grid, and one that cannot be
 * chosen says why while it has the focus.
 */
export function DatePicker(props: DatePickerProps) {
  const { value, describeDay, onChange } = props;
  const view = useMonth('DatePicker', props);
  const { state, focusedDate } = view;
  const grid = useRef<HTMLTableElement>(null);
  const whyId = useId();
  const dayOf = (date: string) => judge(describeDay(date), view.isWithin(date), date);
  if (process.env.NODE_ENV !== 'production') warnOfValue(value, dayOf);
  const focused = dayOf(focusedDate);
  const why = state.isFocused && focused.state !== 'free' ? focused.why : undefined;
  return (
    <div className={month.frame}>
      <MonthHead {...props} month={view} />
      <MonthNote note={props.note?.(view.name)} onGoTo={(date) => goTo(view, date, grid)} />
      <MonthGrid ref={grid} month={view} label={props.label} weekdays={props.weekdays}>
        {(date, figure) => {
          const day = dayOf(date);
          return (
            <DatePickerDay
              figure={figure}
              day={day}
              isChosen={date === value && day.state === 'free'}
              isTabStop={date === focusedDate}
              whyId={why && date === focusedDate ? whyId : undefined}
              onFocus={() => view.focus(date)}
              onChoose={() => onChange(date)}
            />
          );
        }}
      </MonthGrid>
      <p id={whyId} className={month.why}>
        {why}
      </p>
      <MonthLegend items={props.legend?.map(legendLine)} />
    </div>
  );
}

/** Days beyond the bounds cannot be chosen, whatever the page says of them. */
function judge(day: Day, isWithin: boolean, date: string): Day {
  if (isWithin || day.state !== 'free') return day;
  warning(
    true,
    'DatePicker',
    `describeDay("${date}") is free, but lies before firstDate or after lastDate. Say past or notOffered, or move the bounds.`,
  );
  return { ...day, state: 'notOffered' };
}

function warnOfValue(value: string | undefined, dayOf: (date: string) => Day) {
  if (value === undefined || !isDate(value)) return;
  const { state } = dayOf(value);
  warning(
    state !== 'free' && state !== 'loading',
    'DatePicker',
    `value="${value}" is ${state} and is shown as not chosen. Give a date that describeDay calls free, or none.`,
  );
}

function goTo(view: Month, date: string, grid: Parameters<typeof focusDay>[0]) {
  if (isDate(date)) focusDay(grid, () => view.focus(date));
}

function legendLine({ look, text }: DatePickerLegendItem) {
  return {
    look,
    text,
    className: css.day({ look }),
    sample: look === 'past' ? <span className={css.struck}>8</span> : 8,
  };
}
