import { describe, expect, it } from 'vitest';
import { validatePersonName } from './personName.ts';

describe('the name of a person', () => {
  it.each([
    'Ada',
    'Zoë Renée',
    'Zoe\u0308',
    'Nia-Imani O’Brien',
    "D'Angelo",
    'Mary J. St. Clair',
    'J.R.',
    'A.B.C',
    'Nguyễn Thị Ánh',
    'Ọláìtán',
    'Ọ\u0301lá',
    'Олена',
    'محمد علي',
    'יעל',
    '山田\u3000花子',
    'अनन्या',
    'ɓilkiisu',
  ])('can be %s', (name) => {
    expect(validatePersonName(name)).toBeUndefined();
  });

  it.each([
    ['', 'required'],
    ['  ', 'required'],
    ['bit.ly', 'address'],
    ['Win at bit.ly now', 'address'],
    ['Ada.Bello', 'address'],
    ['http://x', 'address'],
    ['ada@example', 'address'],
    ['пример.рф', 'address'],
    ['Ada 2', 'digit'],
    ['Ada ٣', 'digit'],
    ['613', 'digit'],
    ['Ada <b>', 'character'],
    ['Ada/Zoe', 'character'],
    ['Ada, Zoe', 'character'],
    ['Ada\nZoe', 'character'],
    ['Ada 👑', 'character'],
    ['- .', 'character'],
    ["'", 'character'],
  ])('cannot be %j: %s', (name, problem) => {
    expect(validatePersonName(name)).toBe(problem);
  });
});
