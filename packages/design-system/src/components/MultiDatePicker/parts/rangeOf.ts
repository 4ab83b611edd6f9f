import { parseDate } from '@internationalized/date';
import type { MultiDatePickerDay, MultiDatePickerRange } from '../MultiDatePicker.types.ts';

/** The days between two dates, whichever comes first, and which of them can be chosen. */
export function rangeOf(
  from: string,
  to: string,
  canChoose: (date: string) => boolean,
): MultiDatePickerRange {
  const [first, last] = from < to ? [from, to] : [to, from];
  const dates: string[] = [];
  for (let date = parseDate(first); date.toString() <= last; date = date.add({ days: 1 })) {
    if (canChoose(date.toString())) dates.push(date.toString());
  }
  return { first, last, dates };
}

/** Which look a day has; open and planned come before what the day is anyway. */
export function lookOf(day: MultiDatePickerDay, isChosen: boolean, isOpen: boolean) {
  if (day.isPast) return 'past';
  if (isChosen && isOpen) return 'open';
  if (day.isPlanned) return 'planned';
  if (isChosen) return day.times?.length ? 'chosen' : 'empty';
  return day.isUsuallyClosed ? 'usuallyClosed' : 'offerable';
}
