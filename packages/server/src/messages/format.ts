import { toDollars } from '@plaitful/domain/money';
import type { Cents } from '@plaitful/domain/money';
import { studioMoment, weekdays } from '@plaitful/domain/studio-time';
import type { LocalDate, LocalTime, Weekday } from '@plaitful/domain/studio-time';

const LOCALE = 'en-CA';

/** Studio dates and times are wall-clock values already: they are written as they are, in no other zone. */
const WALL = 'UTC';

const dateLong = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: WALL,
});
const dateBrief = new Intl.DateTimeFormat(LOCALE, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: WALL,
});
const clock = new Intl.DateTimeFormat(LOCALE, {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: WALL,
});
const money = new Intl.NumberFormat(LOCALE, {
  style: 'currency',
  currency: 'CAD',
  trailingZeroDisplay: 'stripIfInteger',
});
const hoursInWords = new Intl.NumberFormat(LOCALE, { style: 'unit', unit: 'hour', unitDisplay: 'long' });
const minutesInWords = new Intl.NumberFormat(LOCALE, { style: 'unit', unit: 'minute', unitDisplay: 'long' });
const weekdayName = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: WALL });

/** The named parts in the order that the words ask for (weekday, day, month, year), not the locale's own. */
function inOrder(
  format: Intl.DateTimeFormat,
  at: Date,
  order: readonly Intl.DateTimeFormatPartTypes[],
): string {
  const parts = format.formatToParts(at);
  return order.map((type) => parts.find((part) => part.type === type)?.value ?? '').join(' ');
}

const midnight = (date: LocalDate): Date => new Date(`${date}T00:00:00Z`);

/** A date in sentences: `Saturday 5 December 2026`. */
export const formatDate = (date: LocalDate): string =>
  inOrder(dateLong, midnight(date), ['weekday', 'day', 'month', 'year']);

/** A date in text messages, at most 10 characters: `Sat 5 Dec`. */
export const formatDateShort = (date: LocalDate): string =>
  inOrder(dateBrief, midnight(date), ['weekday', 'day', 'month']);

function timeParts(time: LocalTime): { hour: string; minute: string; half: string } {
  const parts = clock.formatToParts(new Date(`1970-01-01T${time}:00Z`));
  const value = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((part) => part.type === type)?.value ?? '';
  // Canadian English abbreviates with full stops, the studio's words do not.
  return { hour: value('hour'), minute: value('minute'), half: value('dayPeriod').replaceAll('.', '') };
}

/** A time in sentences: `3:15 pm`. */
export function formatTime(time: LocalTime): string {
  const { hour, minute, half } = timeParts(time);
  return `${hour}:${minute} ${half}`;
}

/** A full hour without its minutes, as opening hours are said: `4 pm`, but `4:30 pm`. */
function formatHour(time: LocalTime): string {
  const { hour, minute, half } = timeParts(time);
  return minute === '00' ? `${hour} ${half}` : `${hour}:${minute} ${half}`;
}

/** An instant on the studio's clock: `Sunday 6 December 2026, 3:15 pm`. */
export function formatDeadline(instant: Date, timeZone: string): string {
  const { date, time } = studioMoment(instant, timeZone);
  return `${formatDate(date)}, ${formatTime(time)}`;
}

/** The same in text messages, at most 19 characters: `Sun 6 Dec 3:15 pm`. */
export function formatDeadlineShort(instant: Date, timeZone: string): string {
  const { date, time } = studioMoment(instant, timeZone);
  return `${formatDateShort(date)} ${formatTime(time)}`;
}

/** Money in CAD, with two decimals only when there are cents: `$20`, `$49.50` (reading 42). */
export const formatMoney = (cents: Cents): string => money.format(toDollars(cents));

/** Minutes in words: `1 hour 30 minutes`, `45 minutes`, `24 hours`. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const words = [
    ...(hours > 0 ? [hoursInWords.format(hours)] : []),
    ...(rest > 0 || hours === 0 ? [minutesInWords.format(rest)] : []),
  ];
  return words.join(' ');
}

/** One day's opening hours, as business.json has them; times are `HH:MM`. */
interface OpeningHours {
  readonly weekday: Weekday;
  readonly from: LocalTime;
  readonly to: LocalTime;
}

/** 4 January 1970 was a Sunday. */
const formatWeekday = (weekday: Weekday): string =>
  weekdayName.format(new Date(Date.UTC(1970, 0, 4 + weekdays.indexOf(weekday))));

/** All opening hours in one line: `Friday 4 pm to 7 pm, Saturday 1 pm to 7 pm`. */
export const formatHours = (hours: readonly OpeningHours[]): string =>
  hours
    .map(({ weekday, from, to }) => `${formatWeekday(weekday)} ${formatHour(from)} to ${formatHour(to)}`)
    .join(', ');
