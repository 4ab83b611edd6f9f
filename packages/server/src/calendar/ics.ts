import { isLapsed } from '@plaitful/domain/deposit';
import { studioMoment } from '@plaitful/domain/studio-time';
import { calendarWords } from '@plaitful/messages/en-CA/calendar';
import { formatPhone } from '@plaitful/messages/format';
import type { Selectable } from 'kysely';
import type { BookingsTable } from '../database/tables.ts';
import { oneLine, type MessageOrigin } from '../messages/values.ts';
import { calendarLines, calendarParameter, calendarText, type Property } from './lines.ts';
import { timeZoneOf, utcStamp, wallClock } from './timezone.ts';

export type CalendarBooking = Pick<
  Selectable<BookingsTable>,
  | 'bookingId'
  | 'version'
  | 'createdAt'
  | 'startsAt'
  | 'endsAt'
  | 'timeZone'
  | 'styleName'
  | 'deposit'
  | 'paymentStatus'
  | 'depositDueAt'
  | 'verifyBy'
>;

export interface CalendarFile {
  readonly method: 'PUBLISH' | 'CANCEL';
  /** RFC 5545, with CRLF at each line's end. */
  readonly content: string;
}

function statusOf({ deposit }: CalendarBooking, isCancelled: boolean): string {
  if (isCancelled) return 'CANCELLED';
  return deposit === 'PAID' ? 'CONFIRMED' : 'TENTATIVE';
}

/** Unique across studios, and the same for all versions of a booking. */
const uidOf = ({ bookingId, createdAt }: CalendarBooking): string =>
  `booking-${bookingId}-${createdAt.getTime()}@plaitful`;

function eventOf(
  booking: CalendarBooking,
  isCancelled: boolean,
  now: Date,
  origin: MessageOrigin,
): Property[] {
  const { business, publicUrl } = origin;
  const { startsAt, endsAt, timeZone, version } = booking;
  const appointmentsUrl = `${publicUrl}/dashboard/bookings`;
  const words = {
    styleName: oneLine(booking.styleName),
    businessName: business.name,
    appointmentsUrl,
    contactPhone: formatPhone(business.contactPhone),
  };
  return [
    ['BEGIN', 'VEVENT'],
    ['UID', uidOf(booking)],
    ['DTSTAMP', utcStamp(now)],
    ['SEQUENCE', String(version)],
    ['STATUS', statusOf(booking, isCancelled)],
    [`DTSTART;TZID=${timeZone}`, wallClock(studioMoment(startsAt, timeZone))],
    [`DTEND;TZID=${timeZone}`, wallClock(studioMoment(endsAt, timeZone))],
    ['SUMMARY', calendarText(calendarWords.summary(words))],
    ['LOCATION', calendarText(business.address)],
    ['DESCRIPTION', calendarText(calendarWords.description(words))],
    ['URL', appointmentsUrl],
    [`ORGANIZER;CN=${calendarParameter(business.name)}`, `mailto:${business.contactEmail}`],
    ['END', 'VEVENT'],
  ];
}

/**
 * One booking as a calendar file (RFC 5545), in the zone its date and time are meant in. A later version of the same
 * booking takes the place of an earlier one in the reader's calendar: the UID stays, SEQUENCE is the booking's version.
 * A cancelled booking, or one whose deposit is overdue, takes itself out. No child is named.
 * @param now when the file is made
 */
export function bookingCalendar(booking: CalendarBooking, now: Date, origin: MessageOrigin): CalendarFile {
  const isCancelled = booking.paymentStatus === 'CANCELLED' || isLapsed(booking, now);
  const method = isCancelled ? 'CANCEL' : 'PUBLISH';
  const content = calendarLines([
    ['BEGIN', 'VCALENDAR'],
    ['VERSION', '2.0'],
    ['PRODID', '-//Plaitful//Appointments//EN'],
    ['CALSCALE', 'GREGORIAN'],
    ['METHOD', method],
    ...timeZoneOf(booking.startsAt, booking.timeZone),
    ...eventOf(booking, isCancelled, now, origin),
    ['END', 'VCALENDAR'],
  ]);
  return { method, content };
}
