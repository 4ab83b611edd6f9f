import { expect, it } from 'vitest';
import { formatReceiptNumber, getBill, getDeadlineMinutes, type BillLine } from './visit.ts';

const lines: BillLine[] = [
  { kind: 'STYLE', label: 'Cornrows', cents: 7000 },
  { kind: 'OPTION', label: 'Beads', cents: 500, optionId: 3 },
  { kind: 'LATE_FEE', label: '', cents: 1500 },
  { kind: 'OTHER', label: 'Thank you', cents: -250 },
];

it('a bill is the sum of its lines, less the deposit', () => {
  const { totalCents, balanceCents, taxCents } = getBill(lines, { depositCents: 2000 });
  expect([totalCents, balanceCents, taxCents]).toEqual([8750, 6750, 0]);
});

it('the tax is the part of the total that the prices include', () => {
  const tax = { name: 'HST', rate: 13, number: '12345 6789 RT0001' };
  expect(getBill([{ kind: 'STYLE', label: '', cents: 11_300 }], { depositCents: 0, tax }).taxCents).toBe(
    1300,
  );
  expect(getBill(lines, { depositCents: 0, tax }).taxCents).toBe(1007);
});

it('the deposit of a parent who missed two appointments is due two hours after booking', () => {
  expect(getDeadlineMinutes(1440, 1)).toBe(1440);
  expect(getDeadlineMinutes(1440, 2)).toBe(120);
  expect(getDeadlineMinutes(60, 5)).toBe(60);
});

it('a receipt has its year and at least four digits', () => {
  expect(formatReceiptNumber({ year: 2026, number: 12 })).toBe('2026-0012');
  expect(formatReceiptNumber({ year: 2026, number: 12_345 })).toBe('2026-12345');
});
