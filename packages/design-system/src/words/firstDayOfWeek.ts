import { CalendarDate, getDayOfWeek } from '@internationalized/date';
import type { Weekday } from '../private/calendar/calendarProps.ts';

/** The weekdays backwards from Sunday: a Sunday is the nth day of a week that begins n days before it. */
const backwards: readonly Weekday[] = ['sun', 'sat', 'fri', 'thu', 'wed', 'tue', 'mon'];

/**
 * The day that weeks begin with, for the `firstDayOfWeek` of a calendar.
 * @param locale a language tag; without a region, that of most of its speakers: `en` is `en-US`
 */
export function getFirstDayOfWeek(locale: string): Weekday {
  const sunday = new CalendarDate(2026, 11, 1);
  return backwards[getDayOfWeek(sunday, locale)] ?? 'sun';
}
