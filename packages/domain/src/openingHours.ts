import { addMinutes, getWeekday } from './studioTime.ts';
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
