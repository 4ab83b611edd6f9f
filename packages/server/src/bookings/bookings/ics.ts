import { isExpired } from '@plaitful/domain/deposit';
import { getUtcOffsetMinutes, toStudioTime, type StudioTime } from '@plaitful/domain/studio-time';
import { calendarLabels } from '@plaitful/messages/en-CA/calendar';
import { formatPhone, toPlainSpaces } from '@plaitful/messages/format';
import type { Selectable } from 'kysely';
import type { BookingsTable } from '../../platform/database/bookingTables.ts';
import { toSingleLine, type MessageSender } from '../../platform/outbox/messageValues.ts';
import type { CalendarFile } from '../../platform/outbox/messageKind.ts';

export type CalendarBooking = Pick<
  Selectable<BookingsTable>,
  | 'bookingId'
  | 'version'
  | 'createdAt'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'styleName'
  | 'options'
  | 'preparation'
  | 'childName'
  | 'deposit'
  | 'paymentStatus'
  | 'depositDueAt'
  | 'verifyBy'
>;

type Property = readonly [name: string, value: string];

/** Escapes a text (RFC 5545, 3.3.11); other control characters are removed. */
const calendarText = (text: string): string =>
  toPlainSpaces(text)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, '');

/** A quoted parameter value, which cannot contain a quote. */
const calendarParameter = (text: string): string => `"${text.replaceAll(/["\p{Cc}]/gu, '')}"`;

const maxOctets = 75;

/** Folds a line at 75 octets (RFC 5545, 3.1), never inside a character. */
function foldLine(line: string): string {
  const folded: string[] = [];
  let piece = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > maxOctets) {
      folded.push(piece);
      piece = ' ';
      octets = 1;
    }
    piece += character;
    octets += size;
  }
  return [...folded, piece].join('\r\n');
}

const calendarLines = (properties: readonly Property[]): string =>
  properties.map(([name, value]) => `${foldLine(`${name}:${value}`)}\r\n`).join('');

const MINUTE_MS = 60_000;
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** A local date-time (RFC 5545): `20261205T140000`. */
const wallClock = ({ date, time }: StudioTime): string =>
  `${date.replaceAll('-', '')}T${time.replace(':', '')}00`;

/** An instant in UTC (RFC 5545): `20261205T190000Z`. */
const utcStamp = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** An offset (RFC 5545): `-0330`. */
function writeOffset(minutes: number): string {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}${twoDigits(size % 60)}`;
}

interface Transition {
  /** The first minute of the new offset. */
  readonly at: Date;
  /** In minutes. */
  readonly from: number;
  readonly to: number;
}

/** The minute between two instants at which the offset changes; it changes once between them. */
function findTransition(before: Date, after: Date, timeZone: string): Transition {
  const from = getUtcOffsetMinutes(before, timeZone);
  let low = Math.floor(before.getTime() / MINUTE_MS);
  let high = Math.ceil(after.getTime() / MINUTE_MS);
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (getUtcOffsetMinutes(new Date(middle * MINUTE_MS), timeZone) === from) low = middle;
    else high = middle;
  }
  const at = new Date(high * MINUTE_MS);
  return { at, from, to: getUtcOffsetMinutes(at, timeZone) };
}

/** Changes of the UTC offset, from a year before one instant to a year after another. */
function transitionsAround(first: Date, last: Date, timeZone: string): Transition[] {
  const start = first.getTime() - 53 * WEEK_MS;
  const length = Math.ceil((last.getTime() - start) / WEEK_MS) + 54;
  const weeks = Array.from({ length }, (_, week) => new Date(start + week * WEEK_MS));
  return weeks.flatMap((after, index) => {
    const before = weeks[index - 1];
    if (before === undefined) return [];
    const hasChanged = getUtcOffsetMinutes(before, timeZone) !== getUtcOffsetMinutes(after, timeZone);
    return hasChanged ? [findTransition(before, after, timeZone)] : [];
  });
}

const observance = (kind: 'STANDARD' | 'DAYLIGHT', start: string, from: number, to: number): Property[] => [
  ['BEGIN', kind],
  ['DTSTART', start],
  ['TZOFFSETFROM', writeOffset(from)],
  ['TZOFFSETTO', writeOffset(to)],
  ['END', kind],
];

/** `DTSTART` is in the local time before the change (RFC 5545, 3.6.5). */
function toObservance({ at, from, to }: Transition): Property[] {
  const onset = toStudioTime(new Date(at.getTime() + from * MINUTE_MS), 'UTC');
  return observance(to > from ? 'DAYLIGHT' : 'STANDARD', wallClock(onset), from, to);
}

/**
 * A VTIMEZONE that is correct from a year before an instant to a year after another. It lists each change of the offset
 * instead of a rule, since rules change: the zone data of this process is the only one that the product uses.
 * @param timeZone an IANA name such as `America/Toronto`
 */
function timeZoneOf(first: Date, last: Date, timeZone: string): Property[] {
  const transitions = transitionsAround(first, last, timeZone);
  const offset = getUtcOffsetMinutes(first, timeZone);
  return [
    ['BEGIN', 'VTIMEZONE'],
    ['TZID', timeZone],
    ...(transitions.length === 0
      ? observance('STANDARD', '19700101T000000', offset, offset)
      : transitions.flatMap(toObservance)),
    ['END', 'VTIMEZONE'],
  ];
}

function getStatus({ deposit }: CalendarBooking, isCancelled: boolean): string {
  if (isCancelled) return 'CANCELLED';
  return deposit === 'PAID' ? 'CONFIRMED' : 'TENTATIVE';
}

/** Unique across studios, and the same for all versions of a booking. */
const uidOf = ({ bookingId, createdAt }: CalendarBooking): string =>
  `booking-${bookingId}-${createdAt.getTime()}@plaitful`;

interface EventWords {
  readonly summary: string;
  readonly description: string;
  readonly url: string;
}

/** Initials, not the name: other people may see the screen. */
const initialsOf = ({ childName }: CalendarBooking): string =>
  toSingleLine(childName)
    .split(' ')
    .map((part) => `${Array.from(part)[0] ?? ''}.`)
    .join(' ');

function familyWords(booking: CalendarBooking, { business, publicUrl }: MessageSender): EventWords {
  const appointmentsUrl = `${publicUrl}/dashboard/bookings`;
  const words = {
    initials: initialsOf(booking),
    styleName: toSingleLine(booking.styleName),
    businessName: business.name,
    appointmentsUrl,
    contactPhone: formatPhone(business.contactPhone),
    chosen: booking.options.map(({ name }) => toSingleLine(name)),
    preparation: toSingleLine(booking.preparation),
  };
  return {
    summary: calendarLabels.summary(words),
    description: calendarLabels.description(words),
    url: appointmentsUrl,
  };
}

function studioWords(booking: CalendarBooking, { publicUrl }: MessageSender): EventWords {
  const url = `${publicUrl}/admin/update-booking/${booking.bookingId}`;
  return {
    summary: calendarLabels.studio.summary({
      initials: initialsOf(booking),
      styleName: toSingleLine(booking.styleName),
    }),
    description: calendarLabels.studio.description({ bookingUrl: url }),
    url,
  };
}

function eventOf(
  booking: CalendarBooking,
  isCancelled: boolean,
  now: Date,
  { business }: MessageSender,
  words: EventWords,
): Property[] {
  const { startsAt, endsAt, timeZone, version } = booking;
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', uidOf(booking)],
    ['DTSTAMP', utcStamp(now)],
    ['SEQUENCE', String(version)],
    ['STATUS', getStatus(booking, isCancelled)],
    [`DTSTART;TZID=${timeZone}`, wallClock(toStudioTime(startsAt, timeZone))],
    [`DTEND;TZID=${timeZone}`, wallClock(toStudioTime(endsAt, timeZone))],
    ['SUMMARY', calendarText(words.summary)],
    ['LOCATION', calendarText(business.address)],
    ['DESCRIPTION', calendarText(words.description)],
    ['URL', words.url],
    [`ORGANIZER;CN=${calendarParameter(business.name)}`, `mailto:${business.contactEmail}`],
    ['END', 'VEVENT'],
  ];
}

/**
 * A booking as a calendar file (RFC 5545), in its time zone. A later version replaces an earlier one in the user's
 * calendar: the UID stays, SEQUENCE is the booking's version. A cancelled or overdue booking is sent as a cancellation.
 * @param now when the file is created
 */
export function bookingCalendar(booking: CalendarBooking, now: Date, origin: MessageSender): CalendarFile {
  const isCancelled = booking.paymentStatus === 'CANCELLED' || isExpired(booking, now);
  const method = isCancelled ? 'CANCEL' : 'PUBLISH';
  const content = calendarLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Plaitful//Appointments//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', method],
    ...timeZoneOf(booking.startsAt, booking.startsAt, booking.timeZone),
    ...eventOf(booking, isCancelled, now, origin, familyWords(booking, origin)),
    ['END', 'VCALENDAR'],
  ]);
  return { method, content };
}

/** Several bookings, or none, as a calendar feed, with the studio's time zone: a calendar needs a component (3.6). */
export function feedCalendar(
  bookings: readonly CalendarBooking[],
  { now, isStudio }: { now: Date; isStudio: boolean },
  origin: MessageSender,
): string {
  const today = { timeZone: origin.business.timeZone, startsAt: now };
  const zones = Map.groupBy([today, ...bookings], ({ timeZone }) => timeZone);
  const wordsOf = isStudio ? studioWords : familyWords;
  return calendarLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Plaitful//Appointments//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', 'PUBLISH'],
    ['X-WR-CALNAME', calendarText(origin.business.name)],
    ['REFRESH-INTERVAL;VALUE=DURATION', 'PT1H'],
    ['X-PUBLISHED-TTL', 'PT1H'],
    ...[...zones].flatMap(([timeZone, ofZone]) => {
      const starts = ofZone.map(({ startsAt }) => startsAt.getTime());
      return timeZoneOf(new Date(Math.min(...starts)), new Date(Math.max(...starts)), timeZone);
    }),
    ...bookings.flatMap((booking) => eventOf(booking, false, now, origin, wordsOf(booking, origin))),
    ['END', 'VCALENDAR'],
  ]);
}
