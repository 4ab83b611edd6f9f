import { describe, expect, it } from 'vitest';
import { dialledPhone, formatPhone, nationalDigits, toE164 } from './phone.ts';

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

  it('is shown as people read it, however it is stored', () => {
    expect(formatPhone('+16135550199')).toBe('613-555-0199');
    expect(formatPhone('6135550199')).toBe('613-555-0199');
    expect(formatPhone('+442079460958')).toBe('+442079460958');
    expect(formatPhone('')).toBe('');
  });

  it('is dialled in full, and as it is where it is no Canadian one', () => {
    expect(dialledPhone('613-555-0199')).toBe('+16135550199');
    expect(dialledPhone('+44 20 7946 0958')).toBe('+44 20 7946 0958');
  });

  it('gives the digits of a number that is still being typed', () => {
    expect(nationalDigits('613-5')).toBe('6135');
    expect(nationalDigits('')).toBe('');
  });
});
