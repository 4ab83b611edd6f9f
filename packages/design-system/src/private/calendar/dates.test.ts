import { expect, it } from 'vitest';
import { addMonths, dayOfWeek } from './dates.ts';

it.each([
  ['2026-12-05', 1, '2027-01-05'],
  ['2026-01-05', -1, '2025-12-05'],
  ['2027-01-31', 1, '2027-02-28'],
  ['2028-03-31', -1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2028-02-29', -12, '2027-02-28'],
])('adds to %s %i months: %s', (date, months, sum) => {
  expect(addMonths(date, months)).toBe(sum);
});

it('counts the days of a week from Sunday', () => {
  expect(['2026-12-06', '2026-12-12'].map(dayOfWeek)).toEqual([0, 6]);
});
