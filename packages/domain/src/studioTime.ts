import { fromDate, getDayOfWeek, parseDate, parseDateTime, toZoned } from '@internationalized/date';
import type { LocalDate, LocalTime } from './studioClock.ts';

export {
  isBefore,
  toStudioTime,
  type LocalDate,
  type LocalTime,
  type StudioTime,
  type TimesByDate,
} from './studioClock.ts';

/** Sunday first, as `getWeekday` needs it. */
export const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export type Weekday = (typeof weekdays)[number];

const MINUTES_OF_DAY = 24 * 60;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** Whether the text is an existing day, as `yyyy-MM-dd`. */
export function isLocalDate(text: string): boolean {
  if (!DATE.test(text)) return false;
  try {
    return parseDate(text).toString() === text;
  } catch {
    return false;
  }
}

/** Whether the text is a time of day, as 24-hour `HH:MM`. */
export const isLocalTime = (text: string): boolean => TIME.test(text);

/**
 * The instant of a date and time on the studio's wall clock. When clocks go forward, a skipped time counts as the same
 * number of minutes later; when they go back, a repeated time is the first one.
 * @param timeZone an IANA name such as `America/Toronto`
 * @throws when `date` or `time` is not well formed
 */
export const toInstant = (date: LocalDate, time: LocalTime, timeZone: string): Date =>
  toZoned(parseDateTime(`${date}T${time}`), timeZone, 'compatible').toDate();

/**
 * The zone's UTC offset at an instant, in minutes, negative to the west.
 * @param timeZone an IANA name such as `America/Toronto`
 */
export const getUtcOffsetMinutes = (instant: Date, timeZone: string): number =>
  fromDate(instant, timeZone).offset / 60_000;

/** The instant this many minutes later. Minutes are real time, also when the clocks change. */
export const addMinutesToInstant = (instant: Date, minutes: number): Date =>
  new Date(instant.getTime() + minutes * 60_000);

/** The minutes from midnight of a time of day. */
export const toMinutesSinceMidnight = (time: LocalTime): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The time of day this many minutes later (or earlier, when negative), modulo 24 hours. */
export function addMinutes(time: LocalTime, minutes: number): LocalTime {
  const since = toMinutesSinceMidnight(time) + minutes;
  const ofDay = ((since % MINUTES_OF_DAY) + MINUTES_OF_DAY) % MINUTES_OF_DAY;
  return `${twoDigits(Math.floor(ofDay / 60))}:${twoDigits(ofDay % 60)}`;
}

/** The day this many days later (or earlier, when negative). */
export const addDays = (date: LocalDate, days: number): LocalDate => parseDate(date).add({ days }).toString();

export function getWeekday(date: LocalDate): Weekday {
  // With an explicit first day of the week the locale has no influence.
  const index = getDayOfWeek(parseDate(date), 'en-CA', 'sun');
  return weekdays[index] ?? 'sunday';
}
