import { toDollars, type Cents } from '@plaitful/domain/money';
import { parseDuration } from '@plaitful/domain/duration';
import type { OpeningHours } from '@plaitful/domain/opening-hours';
import { toE164 } from '@plaitful/domain/phone';
import { toStudioTime, type LocalDate, type LocalTime } from '@plaitful/domain/studio-clock';
import { format as words } from './en-CA/format.ts';

// Only this file formats dates, times, durations, money and phone numbers as text. Local dates and times are the
// studio's. No line breaks inside "5 December", "3:15 pm" or "30 min": their spaces are no-break spaces, which
// `toPlainSpaces` takes out where a text is not laid out in lines, such as a text message or a file.
export const locale = 'en-CA';

/** Noon UTC, so that the date stays the same when formatted in UTC. */
const noon = (date: LocalDate): Date => new Date(`${date}T12:00:00Z`);

const nbsp = '\u{A0}';

/** Mail programs may show a box for the character that joins "e-Transfer". */
export const withoutJoiners = (text: string): string => text.replaceAll('\u{2060}', '');

/** For texts that leave the page or the mail's HTML: text messages, subjects, plain text, calendar files, clipboard. */
export const toPlainSpaces = (text: string): string => withoutJoiners(text).replaceAll(nbsp, ' ');

/** A value that is never broken into two lines. */
const keepTogether = (value: string): string => value.replaceAll(' ', nbsp);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a formatter is much slower than using it. */
function getFormatter(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter;
}

const part = (date: LocalDate, options: Intl.DateTimeFormatOptions): string =>
  getFormatter(options).format(noon(date)).replace(/\.$/, '');

/**
 * CAD in dollars, as in the API: "$20", "$49.50". Without `Intl.NumberFormat`, whose first use takes a slow phone 70
 * ms.
 */
export function formatMoney(dollars: number): string {
  const cents = Math.round(dollars * 100);
  const text = (Math.abs(cents) / 100).toFixed(cents % 100 === 0 ? 0 : 2);
  const grouped = text.replaceAll(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');
  return `${cents < 0 ? '−' : ''}$${grouped}`;
}

export const formatCents = (cents: Cents): string => formatMoney(toDollars(cents));

/** "10%", "12.5%". */
export const formatPercent = (percent: number): string => `${Number(percent.toFixed(2))}%`;

/** "Saturday 5 December 2026". */
export function formatDate(date: LocalDate): string {
  return `${part(date, { weekday: 'long' })} ${formatDateWithoutWeekday(date)}`;
}

/** "4 May 2018": for dates whose weekday does not matter. */
export const formatDateWithoutWeekday = (date: LocalDate): string =>
  `${part(date, { day: 'numeric' })}${nbsp}${formatMonth(date)}`;

/** "4 May". */
export const formatBirthday = (date: LocalDate): string =>
  `${part(date, { day: 'numeric' })}${nbsp}${part(date, { month: 'long' })}`;

/** "Sat 5 Dec": at most 10 characters, for text messages. */
export function formatDateShort(date: LocalDate): string {
  return [
    part(date, { weekday: 'short' }),
    part(date, { day: 'numeric' }),
    part(date, { month: 'short' }),
  ].join(nbsp);
}

/** "Sat 5 Dec 2026", for tables. */
export function formatDateCell(date: LocalDate): string {
  return `${formatDateShort(date)} ${part(date, { year: 'numeric' })}`;
}

/** "December 2026". */
export function formatMonth(date: LocalDate): string {
  return `${part(date, { month: 'long' })} ${part(date, { year: 'numeric' })}`;
}

/** `HH:MM` on a 12-hour clock; undefined for an invalid time. */
function clock(time: LocalTime): { hour: number; minutes: string; isMorning: boolean } | undefined {
  const match = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time);
  if (!match) return undefined;
  const hour = Number(match[1]);
  return { hour: hour % 12 === 0 ? 12 : hour % 12, minutes: match[2] ?? '00', isMorning: hour < 12 };
}

/** "3:15 pm"; "Invalid Time" for an invalid time. */
export function formatTime(time: LocalTime): string {
  const parts = clock(time);
  if (!parts) return words.time.invalid;
  return `${parts.hour}:${parts.minutes}${nbsp}${parts.isMorning ? words.time.am : words.time.pm}`;
}

/** "3:15 PM", for tables and summaries; "Invalid Time" for an invalid time. */
export function formatTimeCell(time: LocalTime): string {
  const parts = clock(time);
  if (!parts) return words.time.invalid;
  return `${parts.hour}:${parts.minutes}${nbsp}${parts.isMorning ? words.time.amCell : words.time.pmCell}`;
}

/** An opening or closing hour: "4 pm", "4:30 pm". */
export function formatHour(time: LocalTime): string {
  return formatTime(time).replace(`:00${nbsp}`, nbsp);
}

/** The studio's date of an instant (`Date` or RFC 3339): "6 December 2026". */
export const formatInstantDate = (instant: Date | string, timeZone: string): string =>
  formatDateWithoutWeekday(toStudioTime(new Date(instant), timeZone).date);

/** An instant (`Date` or RFC 3339) in the studio's zone: "Sunday 6 December 2026, 3:15 pm". */
export function formatInstant(instant: Date | string, timeZone: string): string {
  const { date, time } = toStudioTime(new Date(instant), timeZone);
  return `${formatDate(date)}, ${formatTime(time)}`;
}

/** "Sun 6 Dec 3:15 pm": at most 19 characters, for text messages. */
export function formatInstantShort(instant: Date | string, timeZone: string): string {
  const { date, time } = toStudioTime(new Date(instant), timeZone);
  return `${formatDateShort(date)} ${formatTime(time)}`;
}

/** A near instant (RFC 3339): "11:04 am" today, else with its date. */
export function formatDateAndTime(instant: string, timeZone: string, now: Date): string {
  const { date, time } = toStudioTime(new Date(instant), timeZone);
  return date === toStudioTime(now, timeZone).date ? formatTime(time) : formatInstant(instant, timeZone);
}

/** Hours and minutes, without those that are 0; "0 minutes" is said. */
function listDurationParts(minutes: number, texts: typeof words.spoken | typeof words.short): string[] {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [
    ...(hours > 0 ? [texts.hours({ count: hours })] : []),
    ...(rest > 0 || hours === 0 ? [texts.minutes({ count: rest })] : []),
  ].map(keepTogether);
}

/** Minutes in words: "1 hour 30 minutes", "24 hours", "45 minutes". */
export const formatDuration = (minutes: number): string => listDurationParts(minutes, words.spoken).join(' ');

/** Minutes, short: "1 h 33 min", "45 min", "2 h". */
export const formatDurationShort = (minutes: number): string =>
  listDurationParts(minutes, words.short).join(nbsp);

/** Minutes as the specification writes them in the confirmation: "45mins", "1hr(s):30mins", "2hr(s):0mins". */
export function formatDurationCompact(minutes: number): string {
  if (minutes < 60) return words.duration.minutes({ minutes });
  return words.duration.hours({ hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** A style's `H:MM` duration, short: "1 h 30 min"; other text is returned unchanged. */
export function formatStyleDuration(field: string): string {
  const minutes = parseDuration(field);
  return minutes === undefined ? field : formatDurationShort(minutes);
}

/** A style's `H:MM` duration in words: "1 hour 30 minutes"; other text is returned unchanged. */
export function formatStyleDurationLong(field: string): string {
  const minutes = parseDuration(field);
  return minutes === undefined ? field : formatDuration(minutes);
}

/** From a Retry-After in seconds: "40 seconds", else whole minutes rounded up. */
export function formatWait(seconds: number): string {
  if (seconds >= 60) return formatDuration(Math.ceil(seconds / 60));
  return keepTogether(words.spoken.seconds({ count: Math.max(1, Math.ceil(seconds)) }));
}

/** `613-555-0199`; text that is no valid Canadian number is returned unchanged. */
export function formatPhone(text: string): string {
  const e164 = toE164(text);
  return e164 === undefined ? text : e164.replace(/^\+1(\d{3})(\d{3})/, '$1-$2-');
}

function formatWeekday(weekday: string): string {
  return weekday.charAt(0).toUpperCase() + weekday.slice(1);
}

/** "Friday 4 pm to 7 pm". */
export function formatOpeningDay({ weekday, from, to }: OpeningHours): string {
  return words.hours({ weekday: formatWeekday(weekday), from: formatHour(from), to: formatHour(to) });
}

/** "Friday 4 pm to 7 pm, Saturday 1 pm to 7 pm"; a line breaks between two days only. */
export function formatHours(hours: readonly OpeningHours[]): string {
  return hours.map((day) => keepTogether(formatOpeningDay(day))).join(', ');
}
