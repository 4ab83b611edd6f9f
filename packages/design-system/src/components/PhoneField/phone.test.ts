import { describe, expect, it } from 'vitest';
import { caretAfter, nationalDigits, readEdit, withDashes } from './phone.ts';

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

  it.each([
    ['a digit put in', '6135', { text: '6713-5', caret: 2, inputType: 'insertText' }, '67135', 2],
    [
      'a dash deleted backward',
      '6135',
      { text: '6135', caret: 3, inputType: 'deleteContentBackward' },
      '615',
      2,
    ],
    [
      'a dash deleted forward',
      '6135',
      { text: '6135', caret: 3, inputType: 'deleteContentForward' },
      '613',
      3,
    ],
    ['a letter', '6135', { text: '613-x5', caret: 5, inputType: 'insertText' }, '6135', 3],
    ['an empty field', '', { text: '', caret: 0, inputType: 'deleteContentBackward' }, '', 0],
  ])('understands %s', (_what, digitsBefore, edit, digits, before) =>
    expect(readEdit(digitsBefore, edit)).toEqual({ digits, before }),
  );
});
