import { describe, expect, it } from 'vitest';
import { parseNumber } from './number.ts';

describe('numbers', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['12.', 12],
    ['.5', 0.5],
    ['-3', -3],
    [' 1 200 ', 1200],
  ])('reads %j as %d', (text, number) => expect(parseNumber(text)).toBe(number));

  it.each(['', '-', '.', 'ten', '1e3', '0x10', '1.2.3', 'Infinity'])('cannot read %j', (text) =>
    expect(parseNumber(text)).toBeNaN(),
  );
});
