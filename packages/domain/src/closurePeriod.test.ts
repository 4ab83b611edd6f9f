import { describe, expect, it } from 'vitest';
import { validateClosure } from './closurePeriod.ts';
import type { Closure } from './closures.ts';

const day = (date: string): Closure => ({ from: date, to: date, fromTime: null, toTime: null });
const part = (date: string, fromTime: string, toTime: string): Closure => ({
  from: date,
  to: date,
  fromTime,
  toTime,
});
const afternoon = part('2026-12-05', '13:00', '17:00');
const holidays: Closure = { from: '2026-12-24', to: '2027-01-02', fromTime: null, toTime: null };

describe('the time of a closure', () => {
  const today = '2026-12-01';

  it.each([
    [day('2026-12-01'), undefined],
    [afternoon, undefined],
    [holidays, undefined],
    [{ ...day('2026-12-01'), to: '2027-12-02' }, undefined],
    [day('2026-11-30'), 'fromPast'],
    [{ ...day('2026-12-05'), to: '2026-12-04' }, 'toBeforeFrom'],
    [{ ...day('2026-12-01'), to: '2027-12-03' }, 'tooLong'],
    [{ ...afternoon, to: '2026-12-06' }, 'partOfDays'],
    [{ ...afternoon, toTime: null }, 'timesIncomplete'],
    [{ ...afternoon, fromTime: null }, 'timesIncomplete'],
    [part('2026-12-05', '13:00', '13:00'), 'timesReversed'],
  ])('%j has the problem %s', (closure, expected) => {
    expect(validateClosure(closure, today)).toBe(expected);
  });
});
