import { describe, expect, it } from 'vitest';
import { getChairUse, getMonthDays, summarizeMonth, type MonthBooking } from './month.ts';

const paid: MonthBooking = {
  outcome: 'EXPECTED',
  deposit: 'PAID',
  paymentStatus: 'PENDING',
  cancelledBy: null,
  hasDepositToReturn: false,
  valueCents: 7000,
  depositCents: 2000,
  durationMinutes: 90,
  chair: 1,
  bill: null,
};
const finished: MonthBooking = {
  ...paid,
  outcome: 'DONE',
  paymentStatus: 'CONFIRMED',
  chair: 2,
  bill: {
    lines: [
      { kind: 'STYLE', label: 'Cornrows', cents: 7000 },
      { kind: 'OPTION', label: 'Beads', cents: 1000, optionId: 1 },
      { kind: 'LATE_FEE', label: '', cents: 1500 },
      { kind: 'OTHER', label: 'Sorry', cents: -500 },
    ],
    tipCents: 600,
    tax: { name: 'HST', rate: 13, number: '1' },
  },
};
const ended = { ...paid, paymentStatus: 'CANCELLED', cancelledBy: 'STUDIO' } as const;

it('a month has all its days, in a leap year too', () => {
  expect(getMonthDays('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  expect(getMonthDays('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(getMonthDays('2026-12').to).toBe('2026-12-31');
});

describe('the numbers of a month', () => {
  const report = summarizeMonth([
    paid,
    { ...paid, deposit: 'NOT_PAID' },
    { ...paid, outcome: 'ARRIVED' },
    finished,
    { ...ended, outcome: 'NO_SHOW' },
    { ...ended, hasDepositToReturn: true },
    { ...ended, deposit: 'NOT_PAID', cancelledBy: 'MEMBER' },
    { ...ended, deposit: 'NOT_PAID', cancelledBy: 'DEADLINE' },
  ]);

  it('count visits by outcome, and cancellations by who cancelled, the missed ones not among them', () => {
    expect(report.visits).toEqual({ EXPECTED: 2, ARRIVED: 1, DONE: 1, NO_SHOW: 1 });
    expect(report.cancelled).toEqual({ MEMBER: 1, STUDIO: 1, DEADLINE: 1 });
  });

  it('have the booked value of what was not cancelled, and what finished visits cost', () => {
    expect(report.booked).toBe(4 * 7000);
    expect(report.final).toBe(9000);
  });

  it('have the deposits that came, that are held for coming visits and that go back', () => {
    expect([report.depositsReceived, report.depositsHeld, report.depositsToReturn]).toEqual([
      5 * 2000,
      2000,
      2000,
    ]);
  });

  it('have the lines of the bills by kind, tips and the tax in the totals', () => {
    const { options, lateFees, otherLines, tips, tax } = report;
    expect({ options, lateFees, otherLines, tips, tax }).toEqual({
      options: 1000,
      lateFees: 1500,
      otherLines: -500,
      tips: 600,
      tax: 1035,
    });
  });
});

describe('the use of chairs', () => {
  const hours = [
    { weekday: 'friday', from: '16:00', to: '19:00' },
    { weekday: 'saturday', from: '13:00', to: '19:00' },
  ] as const;
  const closures = [
    { from: '2026-12-25', to: '2026-12-26', fromTime: null, toTime: null },
    { from: '2026-12-05', to: '2026-12-05', fromTime: '12:00', toTime: '14:00' },
  ];
  // Three Fridays of 3 hours, and three Saturdays of 6, one of which begins an hour later.
  const offeredMinutes = (3 * 3 + 3 * 6 - 1) * 60;

  it('is offered in the opening hours without closures, and booked by what was not cancelled', () => {
    expect(getChairUse('2026-12', [paid, finished, finished, ended], { hours, closures, chairs: 2 })).toEqual(
      [
        { chair: 1, offeredMinutes, bookedMinutes: 90 },
        { chair: 2, offeredMinutes, bookedMinutes: 180 },
      ],
    );
  });

  it('is that of all where the studio sets no number of chairs', () => {
    expect(getChairUse('2026-12', [paid, finished], { hours, closures, chairs: undefined })).toEqual([
      { chair: null, offeredMinutes, bookedMinutes: 180 },
    ]);
  });
});
