'use client';

import { type CalendarDate, endOfWeek, startOfWeek } from '@internationalized/date';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Icon, type IconName } from '../../components/Icon/Icon.tsx';
import { hidden } from '../visuallyHidden.css.ts';
import type { CalendarProps, MonthButton, Weekday } from './calendarProps.ts';
import { isIsoDate, toIsoDate } from './dates.ts';
import type { CalendarMonthState } from './useCalendarMonth.ts';
import * as css from './calendar.css.ts';

type PointerListener = (event: PointerEvent) => void;

interface CalendarMonthProps extends Pick<CalendarProps, 'label' | 'weekdays' | 'note'> {
  month: CalendarMonthState;
  /** The month's name and the buttons to other months; none where the page has its own. */
  header?: MonthHeaderProps | undefined;
  /** Weekdays with narrow columns, 0 for Sunday. */
  narrowWeekdays?: readonly number[] | undefined;
  /** Instead of the usual look of the grid. */
  gridClassName?: string;
  /** Whether several days can be chosen. */
  isMultiple?: boolean;
  pointerListeners?: Record<'onPointerDown' | 'onPointerOver' | 'onPointerUp', PointerListener>;
  /**
   * Called before the grid handles a key.
   * @param isMove whether the key moves the focus
   */
  onKeyDown?: (event: KeyboardEvent, isMove: boolean) => void;
  /** The message for a day, below the grid. */
  message?: ReactNode;
  /** The legend below the grid: a sample day and a text for each variant. */
  legend?: readonly { variant: string; text: string; className: string; sample: ReactNode }[] | undefined;
  /** Renders a day: a grid cell with its button. */
  children: (date: string, dayOfMonth: number) => ReactNode;
}

/** A month calendar: at most six weeks, one tab stop, and the keys of the ARIA date grid. */
export function CalendarMonth(props: CalendarMonthProps) {
  const { month, label, weekdays, legend, isMultiple = false } = props;
  const { state, name } = month;
  const grid = useRef<HTMLTableElement>(null);
  /** Focuses the day with the tab stop after a change, also in another month. */
  const focusDayAfter = (change: () => void) => {
    flushSync(change);
    grid.current?.querySelector<HTMLElement>('button[tabindex="0"]')?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moveFor(event);
    props.onKeyDown?.(event, move !== undefined);
    if (!move) return;
    event.preventDefault();
    focusDayAfter(() => move(month, event.shiftKey));
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) state.setFocused(false);
  };
  return (
    <div className={css.frame}>
      {props.header === undefined ? null : <MonthHeader month={month} {...props.header} />}
      <MonthNoteLine
        note={props.note?.(name)}
        onGoTo={(date) => isIsoDate(date) && focusDayAfter(() => month.focus(date))}
      />
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern is a table made a grid
        role="grid"
        aria-label={label(name)}
        aria-multiselectable={isMultiple || undefined}
        className={props.gridClassName ?? css.grid}
        onKeyDown={onKeyDown}
        onFocus={() => state.setFocused(true)}
        onBlur={onBlur}
        {...props.pointerListeners}
      >
        <Weekdays names={weekdays} first={month.firstDayOfWeek} narrow={props.narrowWeekdays} />
        <tbody>
          {Array.from({ length: state.getWeeksInMonth() }, (_, week) => (
            <tr key={week}>
              {state.getDatesInWeek(week).map((date, day) => (
                <DaySlot key={day} date={date} month={state.visibleRange.start.month}>
                  {props.children}
                </DaySlot>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {props.message === undefined ? null : <div className={css.message}>{props.message}</div>}
      <Legend items={legend} />
    </div>
  );
}

const weekOrder: readonly Weekday[] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

interface WeekdaysProps {
  names: CalendarProps['weekdays'];
  first: Weekday;
  narrow?: readonly number[] | undefined;
}

/** Hidden from assistive technology: the name of every day includes its weekday. */
function Weekdays({ names, first, narrow }: WeekdaysProps) {
  const start = weekOrder.indexOf(first);
  return (
    <thead aria-hidden="true">
      <tr>
        {names.map((_, column) => {
          const weekday = (start + column) % 7;
          return (
            <th key={weekday} className={narrow?.includes(weekday) ? css.narrowWeekday : css.weekday}>
              {names[weekday]}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

function Legend({ items }: { items: CalendarMonthProps['legend'] }) {
  if (!items?.length) return null;
  return (
    <ul className={css.legend}>
      {items.map(({ variant, text, className, sample }) => (
        <li key={variant} className={css.legendItem}>
          <span className={`${css.sample} ${className}`} aria-hidden="true">
            {sample}
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}

type Move = (month: CalendarMonthState, isLarge: boolean) => void;

/** The keys of the date grid in the ARIA Authoring Practices. */
const moves: Readonly<Record<string, Move>> = {
  ArrowUp: ({ state }) => state.focusPreviousRow(),
  ArrowDown: ({ state }) => state.focusNextRow(),
  Home: ({ state, firstDayOfWeek }) =>
    state.setFocusedDate(startOfWeek(state.focusedDate, 'en-CA', firstDayOfWeek)),
  End: ({ state, firstDayOfWeek }) =>
    state.setFocusedDate(endOfWeek(state.focusedDate, 'en-CA', firstDayOfWeek)),
  PageUp: ({ state }, isLarge) => state.focusPreviousSection(isLarge),
  PageDown: ({ state }, isLarge) => state.focusNextSection(isLarge),
};

/** The date that a key moves the focus to, if any; horizontal arrows follow the direction of the page. */
function moveFor({ key, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent): Move | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return moves[key];
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowRight') === isRightToLeft
    ? ({ state }) => state.focusPreviousDay()
    : ({ state }) => state.focusNextDay();
}

type MonthHeaderProps = Pick<
  CalendarProps,
  'formatMonth' | 'headingLevel' | 'previousMonth' | 'nextMonth' | 'announceMonth'
>;

function MonthHeader({ month: { state, name }, ...props }: MonthHeaderProps & { month: CalendarMonthState }) {
  const Name = `h${props.headingLevel ?? 3}` as const;
  return (
    <div className={css.header}>
      <Name className={css.name}>{props.formatMonth(name)}</Name>
      <div className={css.monthButtons}>
        <MonthChangeButton
          {...props.previousMonth}
          isDisabled={state.isPreviousVisibleRangeInvalid()}
          onPress={() => state.focusPreviousPage()}
          icon="chevronLeft"
        />
        <MonthChangeButton
          {...props.nextMonth}
          isDisabled={state.isNextVisibleRangeInvalid()}
          onPress={() => state.focusNextPage()}
          icon="chevronRight"
        />
      </div>
      <span role="status" className={hidden}>
        {props.announceMonth?.(name)}
      </span>
    </div>
  );
}

interface MonthChangeButtonProps extends MonthButton {
  isDisabled: boolean;
  onPress: () => void;
  icon: IconName;
}

function MonthChangeButton({ label, disabledReason, isDisabled, onPress, icon }: MonthChangeButtonProps) {
  const id = useId();
  const hasReason = isDisabled && disabledReason !== undefined;
  return (
    <>
      <button
        type="button"
        className={css.monthButton}
        aria-label={label}
        aria-disabled={isDisabled || undefined}
        aria-describedby={hasReason ? id : undefined}
        onClick={isDisabled ? undefined : onPress}
      >
        <span className={css.monthButtonIcon}>
          <Icon name={icon} />
        </span>
      </button>
      {hasReason ? (
        <span id={id} className={css.monthButtonReason}>
          {disabledReason}
        </span>
      ) : null}
    </>
  );
}

interface MonthNoteLineProps {
  note: ReturnType<NonNullable<CalendarProps['note']>>;
  onGoTo: (date: string) => void;
}

function MonthNoteLine({ note, onGoTo }: MonthNoteLineProps) {
  if (!note) return null;
  const { goTo } = note;
  return (
    <div className={css.note}>
      <p>{note.text}</p>
      {goTo ? (
        <button type="button" className={css.noteButton} onClick={() => onGoTo(goTo.date)}>
          {goTo.label}
        </button>
      ) : null}
    </div>
  );
}

interface DaySlotProps {
  date: CalendarDate | null;
  month: number;
  children: CalendarMonthProps['children'];
}

/** A day of this month, or an empty cell for a day of another month. */
function DaySlot({ date, month, children }: DaySlotProps) {
  if (date?.month !== month) return <td className={css.cell}>{'\u00A0'}</td>;
  return children(toIsoDate(date), date.day);
}

interface CalendarDayProps {
  /** Accessible name. */
  label: string;
  /** Identifies the day while dragging, `yyyy-MM-dd`. */
  date?: string;
  className: string;
  isDisabled: boolean;
  isSelected: boolean;
  isToday: boolean | undefined;
  isBusy?: boolean;
  isTabStop: boolean;
  /** Id of the message below the grid, while it is about this day. */
  describedBy: string | undefined;
  onFocus: () => void;
  onPress: () => void;
  children: ReactNode;
}

/** A day: a grid cell with its button. */
export function CalendarDay(props: CalendarDayProps) {
  const { isDisabled, isToday = false } = props;
  return (
    <td
      aria-selected={isDisabled ? undefined : props.isSelected}
      aria-disabled={isDisabled || undefined}
      className={css.cell}
    >
      <button
        type="button"
        data-date={props.date}
        tabIndex={props.isTabStop ? 0 : -1}
        aria-disabled={isDisabled || undefined}
        aria-current={isToday ? 'date' : undefined}
        aria-busy={props.isBusy || undefined}
        aria-describedby={props.describedBy}
        className={`${css.day} ${props.className}`}
        onFocus={props.onFocus}
        onClick={({ currentTarget }) => {
          // Safari does not focus a button on tap; a day that cannot be chosen needs the focus to show its reason.
          currentTarget.focus();
          if (!isDisabled) props.onPress();
        }}
      >
        <span className={hidden}>{props.label}</span>
        {props.children}
      </button>
    </td>
  );
}
