import { describe, expect, it } from 'vitest';
import {
  depositDueAt,
  depositDueAtAfterNotArrived,
  depositDueAtAfterReschedule,
  depositDueAtAfterSent,
  getBalance,
  isExpired,
} from './deposit.ts';
import { toInstant } from './studioTime.ts';

const at = (date: string, time: string): Date => toInstant(date, time, 'America/Toronto');
const DAY = 24 * 60;

describe('when the deposit is due', () => {
  it.each([
    ['a week ahead', at('2026-12-05', '15:15'), at('2026-12-12', '13:00'), DAY, at('2026-12-06', '15:15')],
    ['in five hours', at('2026-12-05', '10:00'), at('2026-12-05', '15:00'), DAY, at('2026-12-05', '15:00')],
    [
      'exactly a day ahead',
      at('2026-12-05', '13:00'),
      at('2026-12-06', '13:00'),
      DAY,
      at('2026-12-06', '13:00'),
    ],
    [
      'ahead, with another deadline',
      at('2026-12-05', '13:00'),
      at('2026-12-12', '13:00'),
      90,
      at('2026-12-05', '14:30'),
    ],
    [
      'across clocks going forward: 24 hours, not one day',
      at('2026-03-07', '15:00'),
      at('2026-03-14', '13:00'),
      DAY,
      at('2026-03-08', '16:00'),
    ],
    [
      'across clocks going back',
      at('2026-10-31', '15:00'),
      at('2026-11-07', '13:00'),
      DAY,
      at('2026-11-01', '14:00'),
    ],
    [
      'over, deposit set back afterwards',
      at('2026-12-12', '20:00'),
      at('2026-12-12', '13:00'),
      DAY,
      at('2026-12-12', '13:00'),
    ],
  ])('is the earlier of deadline and start: %s', (_case, dueFrom, startsAt, deadlineMinutes, due) => {
    expect(depositDueAt({ dueFrom, startsAt, deadlineMinutes })).toEqual(due);
  });
});

describe('when a deposit that was sent is due', () => {
  const now = at('2026-12-05', '15:00');
  const told = at('2026-12-05', '18:00');
  const startsAt = at('2026-12-12', '13:00');
  const soon = at('2026-12-06', '09:00');
  const late = at('2026-12-08', '18:00');
  const nextDay = at('2026-12-06', '15:00');
  it.each([
    ['in 24 hours', { depositDueAt: told, startsAt, depositsNotArrived: 0 }, nextDay],
    ['as before, when that is later', { depositDueAt: late, startsAt, depositsNotArrived: 0 }, late],
    [
      'at the start, when that is earlier',
      { depositDueAt: told, startsAt: soon, depositsNotArrived: 0 },
      soon,
    ],
    ['in 24 hours after one “Not arrived”', { depositDueAt: told, startsAt, depositsNotArrived: 1 }, nextDay],
    ['as before after two', { depositDueAt: told, startsAt, depositsNotArrived: 2 }, told],
  ])('is %s', (_case, booking, due) => {
    expect(depositDueAtAfterSent(booking, now)).toEqual(due);
  });

  it('is in 12 hours once it has not arrived, or at the start when that is earlier', () => {
    expect(depositDueAtAfterNotArrived({ startsAt }, now)).toEqual(at('2026-12-06', '03:00'));
    expect(depositDueAtAfterNotArrived({ startsAt: at('2026-12-05', '20:00') }, now)).toEqual(
      at('2026-12-05', '20:00'),
    );
  });

  it('is not earlier after a reschedule to a later day, when it was due at the start', () => {
    const before = { dueFrom: at('2026-12-04', '15:00'), depositDueAt: soon, startsAt: soon };
    expect(depositDueAtAfterReschedule(before, { startsAt, deadlineMinutes: 60 })).toEqual(soon);
  });
});

describe('a lapsed appointment', () => {
  const due = at('2026-12-06', '15:15');
  const justBefore = new Date(due.getTime() - 1);
  it.each([
    ['just before the deadline', 'NOT_PAID', 'PENDING', justBefore, false],
    ['at the deadline', 'NOT_PAID', 'PENDING', due, true],
    ['long after', 'NOT_PAID', 'PENDING', at('2027-01-01', '00:00'), true],
    ['paid', 'PAID', 'PENDING', at('2027-01-01', '00:00'), false],
    ['all paid', 'PAID', 'CONFIRMED', at('2027-01-01', '00:00'), false],
    ['cancelled', 'NOT_PAID', 'CANCELLED', at('2027-01-01', '00:00'), false],
  ] as const)(
    'is one whose deposit did not come in time: %s',
    (_case, deposit, paymentStatus, now, lapsed) => {
      expect(isExpired({ deposit, paymentStatus, depositDueAt: due }, now)).toBe(lapsed);
    },
  );

  const verifyBy = at('2026-12-05', '16:15');
  const soon = at('2026-12-05', '16:00');
  it.each([
    [
      'not a moment before the address is to be verified',
      { verifyBy },
      new Date(verifyBy.getTime() - 1),
      false,
    ],
    ['from when the address is to be verified', { verifyBy }, verifyBy, true],
    ['from when the deposit is due, if that is sooner', { verifyBy, depositDueAt: soon }, soon, true],
    ['not for an address once the deposit is paid', { verifyBy, deposit: 'PAID' }, verifyBy, false],
    ['not for an address when nothing is due', { verifyBy, depositDueAt: null }, verifyBy, false],
  ] as const)('ends an appointment %s', (_, given, now, lapsed) => {
    const unpaid = {
      deposit: 'NOT_PAID',
      paymentStatus: 'PENDING',
      depositDueAt: at('2026-12-06', '15:15'),
    } as const;
    expect(isExpired({ ...unpaid, ...given }, now)).toBe(lapsed);
  });
});

describe('when the deposit is due after a move', () => {
  const dueFrom = at('2026-12-05', '10:00');
  const aDayOn = at('2026-12-06', '10:00');
  const soon = at('2026-12-05', '15:00');
  const nextWeek = at('2026-12-12', '13:00');
  it.each([
    [
      'to a later start: as before',
      { depositDueAt: aDayOn, startsAt: nextWeek },
      at('2026-12-19', '13:00'),
      aDayOn,
    ],
    ['to a start before it: at that start', { depositDueAt: aDayOn, startsAt: nextWeek }, soon, soon],
    ['from a start that cut it short: in full', { depositDueAt: soon, startsAt: soon }, nextWeek, aDayOn],
    [
      'when the studio has another deadline now: as it was told',
      { depositDueAt: at('2026-12-08', '10:00'), startsAt: nextWeek },
      at('2026-12-13', '13:00'),
      at('2026-12-08', '10:00'),
    ],
  ])('%s', (_, before, startsAt, due) => {
    expect(depositDueAtAfterReschedule({ dueFrom, ...before }, { startsAt, deadlineMinutes: DAY })).toEqual(
      due,
    );
  });
});

describe('what is left to pay', () => {
  it.each([
    ['the price while the deposit is not paid', 'NOT_PAID', 'PENDING', 18_000],
    ['the rest once the deposit is paid', 'PAID', 'PENDING', 16_000],
    ['nothing once all is paid', 'PAID', 'CONFIRMED', 0],
    ['nothing for a cancelled appointment', 'PAID', 'CANCELLED', 0],
  ] as const)('is %s', (_, deposit, paymentStatus, left) => {
    expect(getBalance({ deposit, paymentStatus, valueCents: 18_000, depositCents: 2000 })).toBe(left);
  });
});
