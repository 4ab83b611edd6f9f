import { addMinutes, getWeekday, toMinutesSinceMidnight } from './studioTime.ts';
import type { LocalDate, LocalTime, Weekday } from './studioTime.ts';

/** The opening hours of a day of the week; days without any are closed. */
export interface OpeningHours {
  readonly weekday: Weekday;
  readonly from: LocalTime;
  readonly to: LocalTime;
}

/** The opening hours of a date, in the given order; empty on a closed day. */
export function getOpeningHours(date: LocalDate, hours: readonly OpeningHours[]): OpeningHours[] {
  const day = getWeekday(date);
  return hours.filter(({ weekday }) => weekday === day);
}

/** Whether an appointment lies within the opening hours; one that ends after midnight does not. */
export function isWithinHours(
  date: LocalDate,
  time: LocalTime,
  durationMinutes: number,
  hours: readonly OpeningHours[],
): boolean {
  const end = addMinutes(time, durationMinutes);
  return getOpeningHours(date, hours).some(({ from, to }) => from <= time && time < end && end <= to);
}

/**
 * Whether an appointment ends at most `overrunMinutes` after the day's opening hours. On a day without any, the studio
 * chose the times itself.
 */
export function endsInTime(
  date: LocalDate,
  time: LocalTime,
  minutes: number,
  { hours, overrunMinutes }: { readonly hours: readonly OpeningHours[]; readonly overrunMinutes: number },
): boolean {
  const ends = getOpeningHours(date, hours).map(({ to }) => toMinutesSinceMidnight(to));
  return ends.length === 0 || toMinutesSinceMidnight(time) + minutes <= Math.max(...ends) + overrunMinutes;
}
