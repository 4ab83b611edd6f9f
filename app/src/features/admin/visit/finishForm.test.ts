import type { Bill } from '@plaitful/api-client/contract';
import { describe, expect, it } from 'vitest';
import { samplePaid } from '../../../storybook/sampleBookings.ts';
import { styleWithOptions } from '../../../storybook/sampleData.ts';
import {
  getLateMinutes,
  getStyleCents,
  getVisitBill,
  getVisitValues,
  listVisitGroups,
  toVisitWrite,
  validateVisit,
  type VisitValues,
} from './finishForm.ts';

const option = (optionId: number, name: string, price: number) => ({
  optionId,
  group: 'Hair care',
  name,
  price,
  minutes: 0,
  preparation: '',
});

/** Washing was booked for $20, before its price became $25; another extra has gone since. */
const booking = {
  ...samplePaid,
  styleId: styleWithOptions.styleId,
  value: 85,
  options: [option(6, 'Wash and detangle', 20), option(99, 'Ribbons', 10)],
};
const groups = listVisitGroups(booking, styleWithOptions);
const context = { booking, groups, lateFeeCents: 1500 };
const values: VisitValues = { ...getVisitValues(booking), paidBy: 'CASH' };
const line = { key: 0, label: 'Detangling', cents: 1250, isReduction: false };

const finished: Bill = {
  lines: [
    { kind: 'STYLE', label: 'Straight-back cornrows', amount: 55 },
    { kind: 'OPTION', label: 'Wash and detangle', amount: 20, optionId: 6 },
    { kind: 'LATE_FEE', label: '', amount: 15 },
    { kind: 'OTHER', label: 'For your patience', amount: -5 },
  ],
  total: 85,
  deposit: 20,
  balance: 65,
  tip: 8,
  paidBy: 'E_TRANSFER',
  tax: null,
  receiptNumber: '2026-0012',
  finishedAt: '2026-11-21T20:10:00Z',
};

describe('listVisitGroups', () => {
  it('offers what was booked at its price of that day, also what the style no longer has', () => {
    const options = groups.flatMap((group) => group.options);
    expect(options.find(({ optionId }) => optionId === 6)).toMatchObject({ price: 20 });
    expect(options.find(({ optionId }) => optionId === 7)).toMatchObject({ name: 'Beads', price: 10 });
    expect(groups.at(-1)).toMatchObject({ kind: 'MANY', options: [{ optionId: 99, price: 10 }] });
  });

  it('offers what stands on the bill at its price, also what the style no longer has', () => {
    const bill: Bill = {
      ...finished,
      lines: [
        { kind: 'OPTION', label: 'Beads', amount: 8, optionId: 7 },
        { kind: 'OPTION', label: 'Charms', amount: 6, optionId: 98 },
      ],
    };
    const offered = listVisitGroups({ ...booking, bill }, styleWithOptions);
    const options = offered.flatMap((group) => group.options);
    expect(options.filter(({ optionId }) => optionId === 7)).toMatchObject([{ name: 'Beads', price: 8 }]);
    expect(options.filter(({ optionId }) => optionId === 98)).toMatchObject([{ name: 'Charms', price: 6 }]);
  });

  it('offers only what was booked when the style is not there', () => {
    expect(listVisitGroups(booking, undefined).flatMap((group) => group.options)).toHaveLength(2);
  });
});

describe('getVisitBill', () => {
  it('has the style and the booked options until something changes', () => {
    expect(getStyleCents(booking)).toBe(5500);
    expect(getVisitBill(values, context)).toMatchObject({ totalCents: 8500, balanceCents: 6500 });
  });

  it('counts what was added, taken off, and the late fee', () => {
    const lines = [line, { ...line, key: 1, cents: 500, isReduction: true }];
    const bill = getVisitBill({ ...values, optionIds: [6, 7], lateFee: true, lines }, context);
    expect(bill.totalCents).toBe(5500 + 2000 + 1000 + 1500 + 1250 - 500);
  });

  it('counts a line without an amount as nothing', () => {
    const lines = [
      { ...line, cents: null },
      { ...line, key: 1, cents: Number.NaN },
    ];
    expect(getVisitBill({ ...values, lines }, context).totalCents).toBe(8500);
  });
});

describe('validateVisit', () => {
  it('accepts a line of the owner and an empty tip', () => {
    const errors = validateVisit({ ...values, lines: [line] }, context);
    expect(Object.values(errors).filter(Boolean)).toEqual([]);
  });

  it.each([
    ['no way of paying', { paidBy: undefined }, 'paidBy', /choose how/],
    ['a line without words', { lines: [{ ...line, label: ' ' }] }, 'lines', /what it is for/],
    ['a line of more than $500', { lines: [{ ...line, cents: 50_001 }] }, 'lines', /amount/],
    ['a line without an amount', { lines: [{ ...line, cents: null }] }, 'lines', /amount/],
    ['a tip that is no number', { tip: Number.NaN }, 'tip', /amount/],
    [
      'a total below the deposit',
      { lines: [{ ...line, cents: 49_000, isReduction: true }] },
      'lines',
      /deposit/,
    ],
  ] as const)('refuses %s', (_, change, field, message) => {
    expect(validateVisit({ ...values, ...change }, context)[field]).toMatch(message);
  });
});

describe('getVisitValues', () => {
  it('returns what was stored when a bill is corrected', () => {
    const stored = getVisitValues({ ...booking, bill: finished });
    expect(toVisitWrite(stored, 'E_TRANSFER')).toEqual({
      optionIds: [6],
      lateFee: true,
      lines: [{ label: 'For your patience', amount: -5 }],
      paidBy: 'E_TRANSFER',
      tip: 8,
    });
  });
});

describe('getLateMinutes', () => {
  const startsAt = new Date('2026-11-21T19:00:00Z');

  it.each([
    ['an arrival that was not noted', null, undefined],
    ['an arrival at the end of the grace period', '2026-11-21T19:15:59Z', undefined],
    ['an arrival after it', '2026-11-21T19:16:00Z', 16],
  ])('returns nothing or the minutes for %s', (_, arrivedAt, expected) => {
    expect(getLateMinutes(arrivedAt, startsAt, 15)).toBe(expected);
  });
});
