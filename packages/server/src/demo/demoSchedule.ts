import { isWithinHours, type OpeningHours } from '@plaitful/domain/opening-hours';
import { slotGrid } from '@plaitful/domain/slots';
import type { Slot } from '@plaitful/domain/slots';
import { addDays, weekdayOf } from '@plaitful/domain/studio-time';
import type { LocalDate, LocalTime } from '@plaitful/domain/studio-time';

const DAYS_AHEAD = 8 * 7;

/** The starts of a day, on the grid of the duration, that also end within the opening hours. */
export function startsOn(
  date: LocalDate,
  durationMinutes: number,
  hours: readonly OpeningHours[],
): LocalTime[] {
  return slotGrid(durationMinutes).filter((time) => isWithinHours(date, time, durationMinutes, hours));
}

/**
 * When a style is offered in the next eight weeks: not on every weekend, and not always at every time, as an owner
 * would have it. The same number and day always give the same times.
 * @param styleNumber 1 to 24
 */
export function demoTimes(
  styleNumber: number,
  durationMinutes: number,
  { today, hours }: { today: LocalDate; hours: readonly OpeningHours[] },
): Slot[] {
  const dates = Array.from({ length: DAYS_AHEAD }, (_, day) => ({
    date: addDays(today, day),
    week: Math.floor(day / 7),
  }));
  return dates.flatMap(({ date, week }) => {
    const starts = startsOn(date, durationMinutes, hours);
    const isDayOff = (week + styleNumber + (weekdayOf(date) === 'saturday' ? 2 : 0)) % 4 === 0;
    if (isDayOff) return [];
    const left = (week * 3 + styleNumber) % (starts.length + 2);
    return starts.filter((_, index) => starts.length === 1 || index !== left).map((time) => ({ date, time }));
  });
}
