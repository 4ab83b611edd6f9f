import { describe, expect, it } from 'vitest';
import { validateClosure } from './closurePeriod.ts';
import { day, part, afternoon, holidays } from './closures.fixture.ts';

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
