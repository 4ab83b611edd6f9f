import { describe, expect, it } from 'vitest';
import { checkRegistration, isEmail, isStrongPassword, normalizeEmail, passwordRules } from './account.ts';

const maya = { firstName: 'Maya', lastName: 'Demo', email: 'maya@example.com', password: 'Braids4All!' };

describe('the password rule', () => {
  it.each(['Braids4All!', 'aA1!aaaa', 'Längli9h?', 'Ünter-wegs7', 'Pass word 1_', 'Aa1€aaaa'])(
    'takes %s',
    (password) => {
      expect(isStrongPassword(password)).toBe(true);
    },
  );

  it.each([
    ['Aa1!aaa', ['length']],
    ['braids4all!', ['upper']],
    ['BRAIDS4ALL!', ['lower']],
    ['BraidsForAll!', ['digit']],
    ['Braids4All', ['special']],
    ['Braids4 All', ['special']],
    ['Braids4Allé', ['special']],
    ['😀😀😀Aa1', ['length']],
    ['', ['length', 'upper', 'lower', 'digit', 'special']],
  ])('reports what %j still needs', (password, missing) => {
    expect(passwordRules.filter(({ isMet }) => !isMet(password)).map(({ id }) => id)).toEqual(missing);
    expect(isStrongPassword(password)).toBe(false);
  });
});

describe('an email address', () => {
  it.each([
    'maya@example.com',
    'a@b.ca',
    'maya.demo+kids@mail.example.co.uk',
    "o'neil@example.org",
    'M_1@sub-domain.example',
  ])('looks like %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'maya',
    'maya@',
    '@example.com',
    'maya@example',
    'erased-6@erased.invalid',
    'maya@INVALID.Invalid',
    'maya@@example.com',
    'ma ya@example.com',
    'maya@example..com',
    'maya@-example.com',
    'maya@example.com ',
    'maya@example.com\r\nBcc: x@y.ca',
    'maya@example.com,ruth@example.com',
    `${'a'.repeat(250)}@b.ca`,
  ])('does not look like %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('validates long input in linear time', () => {
    const started = performance.now();
    expect(isEmail(`a@${'a-'.repeat(100_000)}`)).toBe(false);
    expect(isEmail(`a@${'a-'.repeat(120)}`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(200);
  });

  it('is kept without blanks and in lower case', () => {
    expect(normalizeEmail('  Maya@Example.COM ')).toBe('maya@example.com');
  });
});

describe('a registration', () => {
  it('accepts a complete registration', () => {
    expect(checkRegistration(maya)).toEqual({});
    expect(checkRegistration({ ...maya, email: ' maya@example.com ' })).toEqual({});
  });

  it('names every field that is missing', () => {
    expect(checkRegistration({ firstName: '', lastName: ' ', email: '', password: '' })).toEqual({
      firstName: 'required',
      lastName: 'required',
      email: 'required',
      password: 'required',
    });
  });

  it('reports errors in the other fields', () => {
    expect(checkRegistration({ ...maya, email: 'maya@example', password: 'braids' })).toEqual({
      email: 'invalid',
      password: 'weak',
    });
  });
});
