import { formatInstant } from '@plaitful/messages/format';
import { describe, expect, it } from 'vitest';
import { booking, origin } from '../../platform/outbox/messages.fixture.ts';
import { bookingValues } from './bookingMessages.service.ts';
import { bookingMessages } from './bookings.messages.ts';
import type { BookingRow } from './bookings.queries.ts';
import type { MessageBookingRow } from './bookingMessages.repository.ts';

describe('the values of a message', () => {
  it.each([
    [
      'before that of the deposit',
      '2026-12-06T20:15:36Z',
      formatInstant('2026-12-06T20:15:36Z', 'America/Toronto'),
    ],
    ['at that of the deposit', '2026-12-06T20:15:37Z', ''],
    ['after that of the deposit', '2026-12-06T20:15:38Z', ''],
  ])('name a deadline to verify the email address only when it is %s', (_, verifyBy, expected) => {
    expect(bookingValues({ ...booking, verifyBy: new Date(verifyBy) }, origin).verifyBy).toBe(expected);
  });

  it.each([
    ['We are at a wedding', 'We are at a wedding.'],
    ['We are at a wedding.', 'We are at a wedding.'],
    ['See you in May!', 'See you in May!'],
    [' \n', 'The studio is closed.'],
  ])('have the message of a closure %j as the sentence %j', (closureMessage, expected) => {
    expect(bookingValues(booking, origin, { closureMessage }).closure).toBe(expected);
  });

  it('have no message of a closure where there is none', () => {
    expect(bookingValues(booking, origin).closure).toBe('');
  });
});

const startsAt = new Date('2026-12-12T19:00:00Z');
const endsAt = new Date('2026-12-12T21:00:00Z');
const before = new Date(startsAt.getTime() - 1);

describe('a cancellation', () => {
  it.each([
    ['cancelledByParent', 'MEMBER'],
    ['cancelledByStudio', 'STUDIO'],
  ] as const)('is announced as %s until the appointment begins', (kind, cancelledBy) => {
    const after = { startsAt, cancelledBy } as BookingRow;
    const announces = (now: Date) => bookingMessages[kind].announces?.('CANCELLED', after, now);
    expect([announces(before), announces(startsAt)]).toEqual([true, false]);
  });

  it.each([
    [null, false],
    [false, true],
    [true, true],
  ])('for a closure is reported unless it was undone: deposit to return %j', (depositToReturn, expected) => {
    const cancelled = { cancelledBy: 'STUDIO', depositToReturn } as MessageBookingRow;
    const sent = { booking: cancelled, row: { dueAt: before, data: {} }, now: before };
    expect(bookingMessages.cancelledForClosure.isStillTrue(sent)).toBe(expected);
  });
});

it.each([
  ['PAID', true],
  ['NOT_PAID', false],
] as const)('a confirmed deposit is reported while it is paid: %s', (deposit, expected) => {
  const row = { paymentStatus: 'PENDING', deposit, startsAt, endsAt, depositDueAt: endsAt };
  const sent = { booking: row as MessageBookingRow, row: { dueAt: before, data: {} }, now: before };
  expect(bookingMessages.depositConfirmed.isStillTrue(sent)).toBe(expected);
});

describe('a deposit that the parent says was sent', () => {
  const dueFrom = new Date('2026-12-10T19:00:00Z');
  const depositDueAt = new Date('2026-12-11T19:00:00Z');
  const half = new Date('2026-12-11T07:00:00Z');
  const unpaid = { paymentStatus: 'PENDING', deposit: 'NOT_PAID', dueFrom, depositDueAt, startsAt, endsAt };
  const isTrue = (kind: 'depositReminder' | 'depositNotArrived', depositSentAt: Date | null) => {
    const sent = { ...unpaid, depositSentAt } as MessageBookingRow;
    return bookingMessages[kind].isStillTrue({ booking: sent, row: { dueAt: half, data: {} }, now: half });
  };

  it.each(['depositReminder', 'depositNotArrived'] as const)(
    'is not asked for by %s until the studio has looked for it',
    (kind) => {
      expect([isTrue(kind, null), isTrue(kind, dueFrom)]).toEqual([true, false]);
    },
  );
});
