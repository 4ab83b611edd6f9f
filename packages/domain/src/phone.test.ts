import { describe, expect, it } from 'vitest';
import { toE164OrUnchanged, getNationalNumber, toE164 } from './phone.ts';

describe('a Canadian phone number', () => {
  it.each([
    '6135550199',
    '613-555-0199',
    '(613) 555-0199',
    '613.555.0199',
    ' 613 555 0199 ',
    '16135550199',
    '1 613 555 0199',
    '+16135550199',
    '+1 (613) 555-0199',
    'tel:+1-613-555-0199',
    '\u202A+1 613 555 0199\u202C',
    '٦١٣٥٥٥٠١٩٩',
    '６１３－５５５－０１９９',
    '＋１ ６１３ ５５５ ０１９９',
    '६१३ ५५५ ०१९९',
    '𝟔𝟏𝟑𝟓𝟓𝟓𝟎𝟏𝟗𝟗',
  ])('is understood as %s', (text) => {
    expect(toE164(text)).toBe('+16135550199');
    expect(getNationalNumber(text)).toBe('6135550199');
  });

  it.each([
    '',
    '555-0199',
    '613555019',
    '61355501990',
    '26135550199',
    '+44 20 7946 0958',
    '116135550199',
    // A plus sign and more digits than a Canadian number has, before or after one.
    '+161355501990',
    '+4416135550199',
    'call me',
    // Nine digits, also behind a country code that the form put there.
    '1613555019',
    '+1613555019',
    // Ten digits behind a plus sign are no Canadian number.
    '+6135550199',
    '+65 9123 4567',
    '＋65 9123 4567',
    // Area codes and exchanges begin with 2 to 9.
    '0135550199',
    '1135550199',
    '+1 113 555 0199',
    '613-055-0199',
    '613-155-0199',
    '+11613555019',
    '+10000000000',
  ])('is not %j', (text) => {
    expect(toE164(text)).toBeUndefined();
  });

  it('formats a tel: link', () => {
    expect(toE164OrUnchanged('613-555-0199')).toBe('+16135550199');
    expect(toE164OrUnchanged('+44 20 7946 0958')).toBe('+44 20 7946 0958');
  });
});
