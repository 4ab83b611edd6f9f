import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toInstant, addMinutesToInstant } from '@plaitful/domain/studio-time';
import { loadBusiness } from '../../platform/config/business.ts';
import { bookingCalendar, type CalendarBooking } from './ics.ts';

const business = loadBusiness(resolve(import.meta.dirname, '../../../../../business.json'));
const origin = { business, publicUrl: 'https://plaitful.example' };
const now = new Date('2026-12-01T15:00:00Z');

function bookingAt(date: string, time: string, given: Partial<CalendarBooking> = {}): CalendarBooking {
  const timeZone = given.timeZone ?? 'America/Toronto';
  const startsAt = toInstant(date, time, timeZone);
  return {
    bookingId: 41,
    options: [],
    preparation: '',
    version: 3,
    createdAt: new Date('2026-11-30T12:00:00Z'),
    startsAt,
    endsAt: addMinutesToInstant(startsAt, 90),
    styleName: 'Knotless box braids',
    childName: 'Zoe Élodie',
    deposit: 'PAID',
    paymentStatus: 'PENDING',
    verifyBy: null,
    depositDueAt: startsAt,
    timeZone,
    ...given,
  };
}

/** The lines of a file, unfolded. */
const linesOf = (content: string): string[] =>
  content.replaceAll('\r\n ', '').replace(/\r\n$/, '').split('\r\n');
const linesFor = (booking: CalendarBooking): string[] =>
  linesOf(bookingCalendar(booking, now, origin).content);

describe('the calendar file of a booking', () => {
  it('has the time in the studio’s zone and the place, with a stable id and an increasing sequence', () => {
    const { method, content } = bookingCalendar(bookingAt('2026-12-05', '14:00'), now, origin);
    expect(method).toBe('PUBLISH');
    const lines = linesOf(content);
    expect(lines.slice(0, 5)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Plaitful//Appointments//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
    ]);
    expect(lines.slice(lines.indexOf('BEGIN:VEVENT'))).toEqual([
      'BEGIN:VEVENT',
      'UID:booking-41-1796040000000@plaitful',
      'DTSTAMP:20261201T150000Z',
      'SEQUENCE:3',
      'STATUS:CONFIRMED',
      'DTSTART;TZID=America/Toronto:20261205T140000',
      'DTEND;TZID=America/Toronto:20261205T153000',
      'SUMMARY:Z. É. Knotless box braids at Plaitful Kids',
      String.raw`LOCATION:12 Demo Street\, Ottawa\, Ontario`,
      String.raw`DESCRIPTION:Please bring her with clean\, dry\, detangled hair.\nYour appointments: https://plaitful.example/dashboard/bookings\nQuestions? Call 613-555-0142.`,
      'URL:https://plaitful.example/dashboard/bookings',
      'ORGANIZER;CN="Plaitful Kids":mailto:hello@plaitfulkids.example',
      'END:VEVENT',
      'END:VCALENDAR',
    ]);
  });

  it('has CRLF at each end of line and no line longer than 75 octets', () => {
    const booking = bookingAt('2026-12-05', '14:00', { styleName: 'Trenzas añejas '.repeat(9) });
    const { content } = bookingCalendar(booking, now, origin);
    expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(content.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(content.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  });

  it('is tentative until the deposit has come', () => {
    const unpaid = bookingAt('2026-12-05', '14:00', { deposit: 'NOT_PAID' });
    expect(linesFor(unpaid)).toContain('STATUS:TENTATIVE');
  });

  it('cancels the event when the booking is cancelled or overdue', () => {
    const overdue = { deposit: 'NOT_PAID', depositDueAt: now } as const;
    for (const end of [{ paymentStatus: 'CANCELLED' } as const, overdue]) {
      const { method, content } = bookingCalendar(bookingAt('2026-12-05', '14:00', end), now, origin);
      expect(method).toBe('CANCEL');
      expect(linesOf(content)).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED']));
    }
  });

  it('describes the zone around a change of the clocks, each change by itself', () => {
    const lines = linesFor(bookingAt('2026-10-31', '13:00'));
    const zone = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE') + 1);
    const [, , ...changes] = zone;
    expect(changes.join(' ')).toBe(
      [
        'BEGIN:STANDARD DTSTART:20251102T020000 TZOFFSETFROM:-0400 TZOFFSETTO:-0500 END:STANDARD',
        'BEGIN:DAYLIGHT DTSTART:20260308T020000 TZOFFSETFROM:-0500 TZOFFSETTO:-0400 END:DAYLIGHT',
        'BEGIN:STANDARD DTSTART:20261101T020000 TZOFFSETFROM:-0400 TZOFFSETTO:-0500 END:STANDARD',
        'BEGIN:DAYLIGHT DTSTART:20270314T020000 TZOFFSETFROM:-0500 TZOFFSETTO:-0400 END:DAYLIGHT',
        'END:VTIMEZONE',
      ].join(' '),
    );
  });

  it('describes a zone whose clocks never change, and one that is half an hour off', () => {
    expect(linesFor(bookingAt('2026-12-05', '14:00', { timeZone: 'America/Regina' }))).toEqual(
      expect.arrayContaining(['DTSTART:19700101T000000', 'TZOFFSETFROM:-0600', 'TZOFFSETTO:-0600']),
    );
    expect(linesFor(bookingAt('2026-12-05', '14:00', { timeZone: 'America/St_Johns' }))).toEqual(
      expect.arrayContaining(['TZOFFSETTO:-0330', 'DTSTART;TZID=America/St_Johns:20261205T140000']),
    );
  });
});

describe('text in a calendar file', () => {
  it('cannot end its line or start another property', () => {
    const styleName = 'Braids, a;b\\c\u0000\r\nATTENDEE:mailto:x@example.com';
    expect(linesFor(bookingAt('2026-12-05', '14:00', { styleName }))).toContain(
      String.raw`SUMMARY:Z. É. Braids\, a\;b\\c ATTENDEE:mailto:x@example.com at Plaitful Kids`,
    );
    const address = 'a,b;c\\d\r\nMETHOD:CANCEL\u0000';
    const name = 'Plaitful "Kids"\r\nATTENDEE:x';
    const { content } = bookingCalendar(bookingAt('2026-12-05', '14:00'), now, {
      ...origin,
      business: { ...business, address, name },
    });
    expect(linesOf(content)).toEqual(
      expect.arrayContaining([
        String.raw`LOCATION:a\,b\;c\\d\nMETHOD:CANCEL`,
        'ORGANIZER;CN="Plaitful KidsATTENDEE:x":mailto:hello@plaitfulkids.example',
      ]),
    );
  });

  it('is folded between characters, not inside them', () => {
    const booking = bookingAt('2026-12-05', '14:00', { childName: 'Zoe', styleName: 'é'.repeat(60) });
    const { content } = bookingCalendar(booking, now, origin);
    expect(content).toContain(`\r\nSUMMARY:Z. ${'é'.repeat(32)}\r\n ${'é'.repeat(28)} at `);
  });
});
