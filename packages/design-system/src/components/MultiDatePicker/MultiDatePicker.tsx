import { useId, useRef } from 'react';
import { isDate } from '../../private/month/date.ts';
import { focusDay, MonthGrid } from '../../private/month/MonthGrid.tsx';
import { MonthHead } from '../../private/month/MonthHead.tsx';
import { MonthLegend } from '../../private/month/MonthLegend.tsx';
import { MonthNote } from '../../private/month/MonthNote.tsx';
import { useMonth, type Month } from '../../private/month/useMonth.ts';
import { warning } from '../../private/warning.ts';
import * as month from '../../private/month/month.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { MultiDay } from './parts/MultiDay.tsx';
import { rangeOf } from './parts/rangeOf.ts';
import { useMarking } from './parts/useMarking.ts';
import type { MultiDatePickerLegendItem, MultiDatePickerProps } from './MultiDatePicker.types.ts';
import * as css from './MultiDatePicker.css.ts';

export type { MonthNote, MonthTurn } from '../../private/month/month.types.ts';
export type {
  MultiDatePickerDay,
  MultiDatePickerLegendItem,
  MultiDatePickerProps,
  MultiDatePickerRange,
} from './MultiDatePicker.types.ts';

/** A month of days, any number of which are chosen: one by one, or from one day to another. */
export function MultiDatePicker(props: MultiDatePickerProps) {
  if (process.env.NODE_ENV !== 'production') warnOf(props);
  const chosen = new Set(props.value.filter(isDate));
  const openDate = props.openDate !== undefined && chosen.has(props.openDate) ? props.openDate : undefined;
  const view = useMonth('MultiDatePicker', {
    ...props,
    value: undefined,
    defaultFocusedDate: props.defaultFocusedDate ?? openDate,
  });
  const grid = useRef<HTMLTableElement>(null);
  const noteId = useId();

  const { dayOf, marking, range, press } = useChoosing(props, { view, chosen, openDate });
  const note = view.state.isFocused && !range ? dayOf(view.focusedDate).note : undefined;
  return (
    <div className={month.frame}>
      <MonthHead {...props} month={view} />
      <MonthNote
        note={props.note?.(view.name)}
        onGoTo={(date) => isDate(date) && focusDay(grid, () => view.focus(date))}
      />
      <div {...marking.pointer}>
        <MonthGrid
          ref={grid}
          month={view}
          label={props.label}
          weekdays={props.weekdays}
          isMultiple
          onKeyDown={marking.onKeyDown}
        >
          {(date, figure) => (
            <MultiDay
              date={date}
              figure={figure}
              day={dayOf(date)}
              isChosen={chosen.has(date)}
              isOpen={date === openDate}
              isMarked={range?.dates.includes(date) ?? false}
              isTabStop={date === view.focusedDate}
              noteId={note && date === view.focusedDate ? noteId : undefined}
              onFocus={() => view.focus(date)}
              onPress={() => press(date)}
            />
          )}
        </MonthGrid>
      </div>
      <div className={month.why}>
        <span id={noteId}>{note}</span>
        <span role="status">{range && props.describeRange(range)}</span>
      </div>
      <MonthLegend items={props.legend?.map(legendLine)} />
    </div>
  );
}

interface Shown {
  view: Month;
  chosen: ReadonlySet<string>;
  openDate: string | undefined;
}

/** What a press on a day does, and what is marked meanwhile from one day to another. */
function useChoosing(props: MultiDatePickerProps, { view, chosen, openDate }: Shown) {
  const { onOpen, choice = 'day' } = props;
  const dayOf = (date: string) => {
    const day = props.describeDay(date);
    return view.isWithin(date) ? day : { ...day, isPast: true };
  };
  const canChoose = (date: string) => !dayOf(date).isPast;
  const add = (dates: readonly string[], last: string) => {
    if (dates.some((date) => !chosen.has(date)))
      props.onChange([...new Set([...chosen, ...dates])].toSorted());
    if (dates.includes(last)) onOpen(last);
  };
  const marking = useMarking(view, choice, (anchor, last) =>
    add(rangeOf(anchor, last, canChoose).dates, last),
  );
  const { anchor } = marking;
  return {
    dayOf,
    marking,
    range: anchor === undefined ? undefined : rangeOf(anchor, view.focusedDate, canChoose),
    press: (date: string) => {
      marking.setAnchor(undefined);
      if (anchor !== undefined) add(rangeOf(anchor, date, canChoose).dates, date);
      else if (choice === 'range') marking.setAnchor(date);
      else if (!chosen.has(date)) add([date], date);
      else if (date !== openDate) onOpen(date);
      else if (dayOf(date).isBooked) props.onTakeOutBooked(date);
      else props.onChange([...chosen].filter((other) => other !== date).toSorted());
    },
  };
}

function warnOf({ value, openDate }: MultiDatePickerProps) {
  for (const [index, date] of value.entries()) {
    warning(
      !isDate(date),
      'MultiDatePicker',
      `value[${index}]="${date}" is no date and is left out. Write yyyy-MM-dd, for example "2026-12-05".`,
    );
  }
  warning(
    new Set(value).size < value.length,
    'MultiDatePicker',
    'value has a date twice. Give each date once.',
  );
  warning(
    openDate !== undefined && !value.includes(openDate),
    'MultiDatePicker',
    `openDate="${openDate}" is not among the chosen dates. Give one of value, or none.`,
  );
}

function legendLine({ look, text }: MultiDatePickerLegendItem) {
  return {
    look,
    text,
    className: css.day({ look }),
    sample: sampleOf(look),
  };
}

/** A look without an edge is nothing but its figure. */
function sampleOf(look: MultiDatePickerLegendItem['look']) {
  if (look === 'booked') return <Icon name="lock" size="sm" />;
  return look === 'usuallyClosed' || look === 'offerable' ? 8 : null;
}
