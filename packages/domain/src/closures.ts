import {
  addDays,
  toMinutesSinceMidnight,
  type TimesByDate,
  type LocalDate,
  type LocalTime,
} from './studioTime.ts';

/** When the studio is closed: whole days, or a part of a single one. */
export interface Closure {
  readonly from: LocalDate;
  /** The last day. */
  readonly to: LocalDate;
  /** Null where whole days are closed. */
  readonly fromTime: LocalTime | null;
  readonly toTime: LocalTime | null;
}

/** What a closure does with a booking in it. */
export type ClosureChoice = 'KEEP' | 'ASK_TO_RESCHEDULE' | 'CANCEL';

/** Whether a closure cancels bookings or messages parents, which requires the owner's password. */
export const needsOwnerPassword = (choices: readonly ClosureChoice[]): boolean =>
  choices.some((choice) => choice !== 'KEEP');

export interface BookingInterval {
  readonly date: LocalDate;
  readonly time: LocalTime;
  readonly durationMinutes: number;
}

/** A part of a day in minutes since midnight. */
export interface ClosedTimeRange {
  readonly from: number;
  readonly to: number;
}

const MINUTES_OF_DAY = 24 * 60;

const touches = (date: LocalDate, { from, to }: Closure): boolean => from <= date && date <= to;

const toTimeRange = ({ fromTime, toTime }: Closure): ClosedTimeRange => ({
  from: fromTime === null ? 0 : toMinutesSinceMidnight(fromTime),
  to: toTime === null ? MINUTES_OF_DAY : toMinutesSinceMidnight(toTime),
});

export const filterClosuresByDate = <Kind extends Closure>(
  date: LocalDate,
  closures: readonly Kind[],
): Kind[] => closures.filter((closure) => touches(date, closure));

/** The first closure that overlaps an appointment; one that goes past midnight is on two days. */
export function findOverlappingClosure<Kind extends Closure>(
  { date, time, durationMinutes }: BookingInterval,
  closures: readonly Kind[],
): Kind | undefined {
  if (closures.length === 0) return undefined;
  const from = toMinutesSinceMidnight(time);
  const to = from + durationMinutes;
  const days = to > MINUTES_OF_DAY ? [date, addDays(date, 1)] : [date];
  return closures.find((closure) =>
    days.some((day, index) => {
      if (!touches(day, closure)) return false;
      const part = toTimeRange(closure);
      const shift = index * MINUTES_OF_DAY;
      return from < part.to + shift && part.from + shift < to;
    }),
  );
}

export const isClosed = (interval: BookingInterval, closures: readonly Closure[]): boolean =>
  findOverlappingClosure(interval, closures) !== undefined;

/** The closed parts of a day in order, adjacent ones merged. */
export function getClosedRanges(date: LocalDate, closures: readonly Closure[]): ClosedTimeRange[] {
  const parts = filterClosuresByDate(date, closures)
    .map(toTimeRange)
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
  const merged: ClosedTimeRange[] = [];
  for (const part of parts) {
    const last = merged.at(-1);
    if (last !== undefined && part.from <= last.to) {
      merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, part.to) };
    } else merged.push(part);
  }
  return merged;
}

export function isDayClosed(date: LocalDate, closures: readonly Closure[]): boolean {
  const [part] = getClosedRanges(date, closures);
  return part !== undefined && part.from === 0 && part.to === MINUTES_OF_DAY;
}

/** Availability without closed times, and without days that have no others. */
export function filterOpenTimes(
  offered: TimesByDate,
  durationMinutes: number,
  closures: readonly Closure[],
): TimesByDate {
  if (closures.length === 0) return offered;
  const open: Record<LocalDate, readonly LocalTime[]> = {};
  for (const [date, times] of Object.entries(offered)) {
    const left = times.filter((time) => !isClosed({ date, time, durationMinutes }, closures));
    if (left.length > 0) open[date] = left;
  }
  return open;
}
