import { describe, expect, it } from 'vitest';
import { parseMoney, formatMoney } from './money.ts';

describe('amounts of money', () => {
  it.each([
    ['85', 8500],
    ['85.', 8500],
    ['85.5', 8550],
    ['85,5', 8550],
    ['85.50', 8550],
    ['$85.50', 8550],
    ['85,50 $', 8550],
    ['.50', 50],
    ['0', 0],
    ['0.07', 7],
    ['1,234', 123_400],
    ['1,234.50', 123_450],
    ['1 234,50 $', 123_450],
    ['1\u00A0234,50', 123_450],
    ['1234.5', 123_450],
    [' 85 ', 8500],
  ])('reads %j as %i cents', (text, cents) => expect(parseMoney(text)).toBe(cents));

  it.each(['', '.', '$', 'about 80', '85.505', '1,23,4', '-5', '8.5.0', '٨٥'])('cannot read %j', (text) =>
    expect(parseMoney(text)).toBeNaN(),
  );

  it.each([
    [0, '0'],
    [7, '0.07'],
    [8500, '85'],
    [8550, '85.50'],
    [123_456_789, '1234567.89'],
  ])('writes %i cents as %j, and reads it again', (cents, text) => {
    expect(formatMoney(cents)).toBe(text);
    expect(parseMoney(text)).toBe(cents);
  });
});
