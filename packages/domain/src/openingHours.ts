import { addMinutes, weekdayOf } from './studioTime.ts';
import type { LocalDate, LocalTime, Weekday } from './studioTime.ts';

/** When the studio is open on a day of the week; one that is absent is closed. */
export interface OpeningHours {
  readonly weekday: Weekday;
  readonly from: LocalTime;
  readonly to: LocalTime;
}

/** When the studio is open on a date, in the order of the hours given; empty on a closed day. */
export function hoursOn(date: LocalDate, hours: readonly OpeningHours[]): OpeningHours[] {
  const day = weekdayOf(date);
  return hours.filter(({ weekday }) => weekday === day);
}

/**
 * Whether an appointment lies within the opening hours, from its first to its last minute; one that ends after midnight
 * does not.
 */
export function isWithinHours(
  date: LocalDate,
  time: LocalTime,
  durationMinutes: number,
  hours: readonly OpeningHours[],
): boolean {
  const end = addMinutes(time, durationMinutes);
  return hoursOn(date, hours).some(({ from, to }) => from <= time && time < end && end <= to);
}
