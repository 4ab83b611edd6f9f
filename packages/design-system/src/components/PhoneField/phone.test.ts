import { describe, expect, it } from 'vitest';
import { caretAfter, nationalDigits, withDashes } from './phone.ts';

describe('phone numbers while typing', () => {
  it.each(['613-555-0199', '(613) 555 0199', '+1 613.555.0199', '16135550199', ' 1-613-555-0199 '])(
    'reads %s as ten digits',
    (text) => expect(nationalDigits(text)).toBe('6135550199'),
  );

  it.each([
    ['', ''],
    ['613', '613'],
    ['6135', '613-5'],
    ['613555', '613-555'],
    ['6135550199', '613-555-0199'],
    ['61355501999', '613-555-01999'],
  ])('shows %s as %s', (digits, shown) => expect(withDashes(digits)).toBe(shown));

  it.each([
    [0, 0],
    [3, 3],
    [4, 5],
    [6, 7],
    [7, 9],
    [10, 12],
  ])('puts the caret behind digit %i at %i', (count, at) =>
    expect(caretAfter(count, '613-555-0199')).toBe(at),
  );
});
