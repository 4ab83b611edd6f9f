import { describe, expect, it } from 'vitest';
import { ageAt, checkDateOfBirth, isOutsideAgeRange } from './age.ts';

describe('a child’s age', () => {
  it.each([
    ['2018-05-04', '2026-05-03', 7],
    ['2018-05-04', '2026-05-04', 8],
    ['2018-05-04', '2026-12-31', 8],
    ['2018-12-31', '2026-01-01', 7],
    ['2020-02-29', '2026-02-28', 5],
    ['2020-02-29', '2026-03-01', 6],
    ['2020-02-29', '2028-02-28', 7],
    ['2020-02-29', '2028-02-29', 8],
    ['2026-12-05', '2026-12-05', 0],
  ])('of one born on %s, on %s: %i', (born, on, age) => {
    expect(ageAt(born, on)).toBe(age);
  });

  it.each([
    [4, true],
    [5, false],
    [12, false],
    [13, true],
  ])('%i is outside of 5 to 12: %s', (age, outside) => {
    expect(isOutsideAgeRange(age, { ageMin: 5, ageMax: 12 })).toBe(outside);
  });
});

describe('a date of birth', () => {
  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['2018-02-30', 'invalid'],
    ['2019-02-29', 'invalid'],
    ['04-05-2018', 'invalid'],
    ['0018-05-04', 'invalid'],
    ['soon', 'invalid'],
    ['2026-12-05', 'future'],
    ['2026-12-06', 'future'],
    ['2026-12-04', undefined],
    ['2018-05-04', undefined],
    ['2020-02-29', undefined],
  ])('%j, on 5 December 2026: %s', (text, problem) => {
    expect(checkDateOfBirth(text, '2026-12-05')).toBe(problem);
  });
});
