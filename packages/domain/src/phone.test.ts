import { describe, expect, it } from 'vitest';
import { dialledPhone, nationalDigits, toE164, withDashes } from './phone.ts';

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
  ])('is understood as %s', (text) => {
    expect(toE164(text)).toBe('+16135550199');
    expect(nationalDigits(text)).toBe('6135550199');
  });

  it.each([
    '',
    '555-0199',
    '613555019',
    '61355501990',
    '26135550199',
    '+44 20 7946 0958',
    '116135550199',
    'call me',
    '٦١٣٥٥٥٠١٩٩',
  ])('is not %j', (text) => {
    expect(toE164(text)).toBeUndefined();
  });

  it('is dialled in full, and as it is where it is no Canadian one', () => {
    expect(dialledPhone('613-555-0199')).toBe('+16135550199');
    expect(dialledPhone('+44 20 7946 0958')).toBe('+44 20 7946 0958');
  });
});

describe('a phone number while it is typed', () => {
  it.each([
    ['', ''],
    ['613', '613'],
    ['6135', '613-5'],
    ['613555', '613-555'],
    ['6135550199', '613-555-0199'],
    ['61355501999', '613-555-01999'],
  ])('shows %s as %s', (digits, shown) => expect(withDashes(digits)).toBe(shown));
});
