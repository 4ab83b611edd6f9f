import { endOfWeek, startOfWeek } from '@internationalized/date';
import type { KeyboardEvent } from 'react';
import type { CalendarState } from 'react-stately/useCalendarState';

type Move = (state: CalendarState, isLarge: boolean) => void;

const forward: Move = (state) => state.focusNextDay();
const back: Move = (state) => state.focusPreviousDay();

/** The keys of a date grid, as the ARIA Authoring Practices have them. */
const moves: Readonly<Record<string, Move>> = {
  ArrowUp: (state) => state.focusPreviousRow(),
  ArrowDown: (state) => state.focusNextRow(),
  Home: (state) => state.setFocusedDate(startOfWeek(state.focusedDate, 'en-CA', 'sun')),
  End: (state) => state.setFocusedDate(endOfWeek(state.focusedDate, 'en-CA', 'sun')),
  PageUp: (state, isLarge) => state.focusPreviousSection(isLarge),
  PageDown: (state, isLarge) => state.focusNextSection(isLarge),
};

/** How this key moves the focus in a grid, if it does; the horizontal arrows follow the direction of the page. */
export function moveOf({ key, currentTarget, altKey, ctrlKey, metaKey }: KeyboardEvent): Move | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return moves[key];
  const isRightToLeft = getComputedStyle(currentTarget).direction === 'rtl';
  return (key === 'ArrowRight') === isRightToLeft ? back : forward;
}
