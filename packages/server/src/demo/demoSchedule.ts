import { slotGrid } from '@plaitful/domain/slots';
import type { Slot } from '@plaitful/domain/slots';
import { addDays, addMinutes, weekdayOf } from '@plaitful/domain/studio-time';
import type { LocalDate, LocalTime, Weekday } from '@plaitful/domain/studio-time';

/** When the studio is open on one day of the week. */
interface OpeningHours {
  readonly weekday: Weekday;
  readonly from: LocalTime;
  readonly to: LocalTime;
}

const DAYS_AHEAD = 8 * 7;

/** The starts of a day, on the grid of the duration, that also end within the opening hours (reading 27d). */
export function startsOn(
  date: LocalDate,
  durationMinutes: number,
  hours: readonly OpeningHours[],
): LocalTime[] {
  const weekday = weekdayOf(date);
  return slotGrid(durationMinutes).filter((time) =>
    hours.some(
      ({ weekday: day, from, to }) =>
        // No grid time comes near midnight, so an end never goes round.
        day === weekday && time >= from && addMinutes(time, durationMinutes) <= to,
    ),
  );
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
