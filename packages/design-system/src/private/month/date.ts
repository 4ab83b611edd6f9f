import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';
import { warning } from '../warning.ts';

function read(date: string): CalendarDate | undefined {
  try {
    return parseDate(date);
  } catch {
    return undefined;
  }
}

/** Whether this is a day of the calendar, written `yyyy-MM-dd`. */
export const isDate = (date: string): boolean => read(date) !== undefined;

/**
 * The date in a prop. What is no date counts as none, and the developer is told.
 * @param component the component the developer used
 * @param prop the name of its prop
 */
export function dateIn(component: string, prop: string, date: string | undefined): CalendarDate | undefined {
  if (date === undefined) return undefined;
  const found = read(date);
  warning(
    found === undefined,
    component,
    `${prop}="${date}" is no date. Write yyyy-MM-dd with a month and a day that exist, for example "2026-12-05".`,
  );
  return found;
}
