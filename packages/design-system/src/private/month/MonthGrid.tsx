import type { CalendarDate } from '@internationalized/date';
import type { FocusEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { moveOf } from './monthKeys.ts';
import type { MonthProps } from './month.types.ts';
import { written } from './useMonth.ts';
import type { Month } from './useMonth.ts';
import * as css from './month.css.ts';

interface MonthGridProps extends Pick<MonthProps, 'label' | 'weekdays'> {
  ref: RefObject<HTMLTableElement | null>;
  month: Month;
  /** Whether several days can be chosen. */
  isMultiple?: boolean;
  /** Hears keys before the grid does, and whether one of them moves the focus. */
  onKeyDown?: (event: KeyboardEvent, isMove: boolean) => void;
  /** Draws one day: a cell of the grid with its button. */
  children: (date: string, figure: number) => ReactNode;
}

/** Gives the keyboard to the day that has the tab stop, once React has drawn it. */
export function focusDay(grid: RefObject<HTMLTableElement | null>, change: () => void) {
  // The day may lie in a month that is not drawn yet.
  flushSync(change);
  grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
}

/** Six weeks at the most, with one tab stop and the keys of the ARIA date grid. */
export function MonthGrid({ ref, month, label, weekdays, isMultiple, onKeyDown, children }: MonthGridProps) {
  const { state } = month;
  const press = (event: KeyboardEvent) => {
    const move = moveOf(event);
    onKeyDown?.(event, move !== undefined);
    if (!move) return;
    event.preventDefault();
    focusDay(ref, () => move(state, event.shiftKey));
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) state.setFocused(false);
  };
  return (
    <table
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern is a table made a grid
      role="grid"
      aria-label={label(month.name)}
      aria-multiselectable={isMultiple || undefined}
      className={css.grid}
      onKeyDown={press}
      onFocus={() => state.setFocused(true)}
      onBlur={leave}
    >
      {/* Every day says its weekday itself. */}
      <thead aria-hidden="true">
        <tr>
          {weekdays.map((name) => (
            <th key={name} className={css.weekday}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: state.getWeeksInMonth() }, (_, week) => (
          <tr key={week}>
            {state.getDatesInWeek(week).map((date, day) => (
              <Slot key={day} date={date} month={state.visibleRange.start.month}>
                {children}
              </Slot>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface SlotProps {
  date: CalendarDate | null;
  month: number;
  children: MonthGridProps['children'];
}

/** A day of this month, or the empty place of a day of another. */
function Slot({ date, month, children }: SlotProps) {
  if (date?.month !== month) return <td className={css.cell}>{'\u00A0'}</td>;
  return children(written(date), date.day);
}
