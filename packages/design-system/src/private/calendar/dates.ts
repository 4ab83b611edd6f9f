import { type CalendarDate, parseDate } from '@internationalized/date';
import { warnInDev } from '../warning.ts';

function tryParse(date: string): CalendarDate | undefined {
  try {
    return parseDate(date);
  } catch {
    return undefined;
  }
}

/** Whether it is a valid date, `yyyy-MM-dd`. */
export const isIsoDate = (date: string): boolean => tryParse(date) !== undefined;

/** Formats a date as in props: `yyyy-MM-dd`. */
export const toIsoDate = (date: Pick<CalendarDate, 'toString'>): string => date.toString().slice(0, 10);

/**
 * Parses the date in a prop; warns about an invalid date and returns undefined.
 * @param component the component that the developer used
 * @param prop the name of its prop
 */
export function parseDateProp(
  component: string,
  prop: string,
  date: string | undefined,
): CalendarDate | undefined {
  if (date === undefined) return undefined;
  const found = tryParse(date);
  warnInDev(
    found === undefined,
    component,
    `${prop}="${date}" is no date. Write yyyy-MM-dd with a month and a day that exist, for example "2026-12-05".`,
  );
  return found;
}
