import { generateSlotTimes, type TimesByDate } from './slots.ts';
import { addDays, isLocalDate, type LocalDate, type LocalTime } from './studioTime.ts';

/**
 * A style's availability while its form is open: like a `TimesByDate`, but a newly chosen date has no times yet.
 * Times are sorted and unique. Every change returns a new object and shares the lists of all other dates.
 */
export type AvailabilityDraft = Readonly<Record<LocalDate, readonly LocalTime[]>>;

/** Why a time cannot be added to a date. */
export type AddTimeError = 'noSlot' | 'twice';

/** The effect of copying a date's times to each of the target dates, in order. */
export interface CopyTimesPlan {
  /** Dates that get the times; those that were not chosen are added. */
  readonly gets: readonly LocalDate[];
  /** Dates with times of their own, which are unchanged. */
  readonly keeps: readonly LocalDate[];
  /** Dates that already have all of the times. */
  readonly same: readonly LocalDate[];
}

/** A date that differs between two versions; undefined where a version does not have it. */
export interface DateChange {
  readonly date: LocalDate;
  readonly before: readonly LocalTime[] | undefined;
  readonly after: readonly LocalTime[] | undefined;
}

const getTimes = (dates: AvailabilityDraft, date: LocalDate): readonly LocalTime[] | undefined =>
  Object.hasOwn(dates, date) ? dates[date] : undefined;

const sorted = (times: Iterable<LocalTime>): LocalTime[] => [...new Set(times)].toSorted();

/** Sorted. */
export const listDates = (dates: AvailabilityDraft): LocalDate[] => Object.keys(dates).toSorted();

/**
 * Sets the chosen dates: a new one has no times yet, the others keep theirs. Past dates that were not chosen before are
 * ignored.
 */
export function setSelectedDates(
  dates: AvailabilityDraft,
  chosen: readonly LocalDate[],
  today: LocalDate,
): AvailabilityDraft {
  const next: Record<LocalDate, readonly LocalTime[]> = {};
  for (const date of chosen) {
    const times = getTimes(dates, date);
    if (times !== undefined) next[date] = times;
    else if (isLocalDate(date) && date >= today) next[date] = [];
  }
  return next;
}

export function removeDate(dates: AvailabilityDraft, date: LocalDate): AvailabilityDraft {
  const { [date]: _taken, ...others } = dates;
  return others;
}

/** Adds a time to a date, which is added if necessary. @returns the reason when the time cannot be added */
export function addTime(
  dates: AvailabilityDraft,
  date: LocalDate,
  time: LocalTime,
  durationMinutes: number,
): AvailabilityDraft | AddTimeError {
  const times = getTimes(dates, date) ?? [];
  if (times.includes(time)) return 'twice';
  if (!generateSlotTimes(durationMinutes).includes(time)) return 'noSlot';
  return { ...dates, [date]: sorted([...times, time]) };
}

/** Removes a time; a date without times is removed, too. */
export function removeTime(dates: AvailabilityDraft, date: LocalDate, time: LocalTime): AvailabilityDraft {
  const left = (getTimes(dates, date) ?? []).filter((other) => other !== time);
  return left.length === 0 ? removeDate(dates, date) : { ...dates, [date]: left };
}

/** The same day of the week after a date, up to and including the last day. */
export function getWeeklyRepeats(date: LocalDate, until: LocalDate): LocalDate[] {
  const found: LocalDate[] = [];
  if (!isLocalDate(date) || !isLocalDate(until)) return found;
  for (let next = addDays(date, 7); next <= until; next = addDays(next, 7)) found.push(next);
  return found;
}

/**
 * The effect of copying the times of a date to others. Nothing is ever removed.
 * @param onOwn what to do with a date that has other times: `add` adds these to them, `keep` leaves it unchanged
 */
export function planTimesCopy(
  dates: AvailabilityDraft,
  from: LocalDate,
  to: readonly LocalDate[],
  { today, onOwn }: { today: LocalDate; onOwn: 'add' | 'keep' },
): CopyTimesPlan {
  const copied = getTimes(dates, from) ?? [];
  const plan: Record<keyof CopyTimesPlan, LocalDate[]> = { gets: [], keeps: [], same: [] };
  if (copied.length === 0) return plan;
  for (const date of sorted(to).filter((other) => other !== from && other >= today)) {
    const own = getTimes(dates, date) ?? [];
    if (copied.every((time) => own.includes(time))) plan.same.push(date);
    else if (own.length > 0 && onOwn === 'keep') plan.keeps.push(date);
    else plan.gets.push(date);
  }
  return plan;
}

/** Adds the times of a date to other dates, which are added if necessary. */
export function copyTimes(
  dates: AvailabilityDraft,
  from: LocalDate,
  to: readonly LocalDate[],
): AvailabilityDraft {
  const copied = getTimes(dates, from) ?? [];
  if (copied.length === 0) return dates;
  const next: Record<LocalDate, readonly LocalTime[]> = { ...dates };
  for (const date of to) next[date] = sorted([...(getTimes(dates, date) ?? []), ...copied]);
  return next;
}

/** The times of a date that are not slots of the duration, as after it was changed. */
export function getMisalignedTimes(times: readonly LocalTime[], grid: readonly LocalTime[]): LocalTime[] {
  return times.filter((time) => !grid.includes(time));
}

/** The dates with times that are not slots of the duration. */
export function getDatesWithMisalignedTimes(dates: AvailabilityDraft, durationMinutes: number): LocalDate[] {
  const grid = generateSlotTimes(durationMinutes);
  return listDates(dates).filter((date) => getMisalignedTimes(dates[date] ?? [], grid).length > 0);
}

/**
 * Removes every time that is not a slot of the duration, except booked ones; dates without times are removed.
 * @param booked the booked times of each date
 */
export function removeMisalignedTimes(
  dates: AvailabilityDraft,
  durationMinutes: number,
  booked: AvailabilityDraft,
): { dates: AvailabilityDraft; hasBooked: boolean } {
  const grid = generateSlotTimes(durationMinutes);
  const next: Record<LocalDate, readonly LocalTime[]> = {};
  let hasBooked = false;
  for (const [date, times] of Object.entries(dates)) {
    const held = getTimes(booked, date) ?? [];
    const wrong = getMisalignedTimes(times, grid);
    const left = times.filter((time) => !wrong.includes(time) || held.includes(time));
    hasBooked ||= wrong.some((time) => held.includes(time));
    if (left.length === times.length) next[date] = times;
    else if (left.length > 0) next[date] = left;
  }
  return { dates: next, hasBooked };
}

/** The dates without times, which are not stored. */
export const datesWithoutTimes = (dates: AvailabilityDraft): LocalDate[] =>
  listDates(dates).filter((date) => dates[date]?.length === 0);

/** Without the dates that have no times, which are not stored. */
export function withoutEmptyDates(dates: AvailabilityDraft): TimesByDate {
  return Object.fromEntries(Object.entries(dates).filter(([, times]) => times.length > 0));
}

const isSame = (a: readonly LocalTime[] | undefined, b: readonly LocalTime[] | undefined): boolean =>
  a === b ||
  (a !== undefined && b !== undefined && a.length === b.length && a.every((time, at) => time === b[at]));

/** The dates that differ between two versions, in order. A date without times differs from one that is not chosen. */
export function diffAvailability(before: AvailabilityDraft, after: AvailabilityDraft): DateChange[] {
  const all = sorted([...Object.keys(before), ...Object.keys(after)]);
  return all
    .map((date) => ({ date, before: getTimes(before, date), after: getTimes(after, date) }))
    .filter((difference) => !isSame(difference.before, difference.after));
}
