import { describe, expect, it } from 'vitest';
import { getCaretPosition, applyPhoneEdit, reportedNumber, shownNumber, typedNumber } from './phoneEdit.ts';

describe('an edit of a phone number', () => {
  it.each([
    '613-555-0199',
    '(613) 555 0199',
    '613.555.0199',
    '+1 613.555.0199',
    '+1 (613) 555-0199',
    '+16135550199',
    '16135550199',
    ' 1-613-555-0199 ',
    'tel:+1-613-555-0199',
    '011 1 613 555 0199',
    '001 613 555 0199',
    '613.555.0199 ext 12',
    '613-555-0199 x12',
    '1 613 555 0199, poste 12',
    '６１３ ５５５ ０１９９ ext ５',
    '٦١٣٥٥٥٠١٩٩',
    '६१३ ५५५ ०१९९',
    '𝟔𝟏𝟑𝟓𝟓𝟓𝟎𝟏𝟗𝟗',
  ])('reads %s as ten digits', (text) => expect(typedNumber(text)).toBe('6135550199'));

  it('keeps a foreign number with its plus sign, so that its field can show the error', () => {
    expect(typedNumber('+44 20 7946 0958')).toBe('+442079460958');
    expect(typedNumber('(＋65) 9123 4567')).toBe('+6591234567');
    expect(typedNumber('65 9123 4567')).toBe('6591234567');
  });

  it.each([
    ['', '', ''],
    ['613', '613', '+1613'],
    ['6135', '613-5', '+16135'],
    ['613555', '613-555', '+1613555'],
    ['6135550199', '613-555-0199', '+16135550199'],
    ['61355501999', '613-555-01999', '+161355501999'],
    ['+', '+', '+'],
    ['+6591234567', '+6591234567', '+6591234567'],
  ])('shows %j as %j and reports %j', (number, shown, reported) =>
    expect([shownNumber(number), reportedNumber(number)]).toEqual([shown, reported]),
  );

  it.each([
    [0, 0],
    [3, 3],
    [4, 5],
    [6, 7],
    [7, 9],
    [10, 12],
  ])('puts the caret behind digit %i at %i', (count, at) =>
    expect(getCaretPosition(count, '613-555-0199')).toBe(at),
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
    [
      'a whole number pasted with its country code',
      '',
      { text: '+1 (613) 555-0199', caret: 17, inputType: 'insertFromPaste' },
      '6135550199',
      10,
    ],
    [
      'a whole number pasted with an extension',
      '',
      { text: '613-555-0199 ext. 5', caret: 19, inputType: 'insertFromPaste' },
      '6135550199',
      10,
    ],
    [
      'a whole number pasted with another country code',
      '',
      { text: '+65 9123 4567', caret: 13, inputType: 'insertFromPaste' },
      '+6591234567',
      11,
    ],
    ['a plus sign put before', '613', { text: '+613', caret: 1, inputType: 'insertText' }, '+613', 1],
    ['an empty field', '', { text: '', caret: 0, inputType: 'deleteContentBackward' }, '', 0],
  ])('accepts %s', (_what, numberBefore, edit, number, before) =>
    expect(applyPhoneEdit(numberBefore, edit)).toEqual({ number, before }),
  );
});
