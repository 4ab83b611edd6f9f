import { describe, expect, it } from 'vitest';
import { normalizeName, validatePersonName } from './personName.ts';

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
    'J. R. Smith',
    'م.ع',
    // As keyboards and word processors write hyphens and apostrophes.
    'Anne\u2010Marie',
    'Anne\u2011Marie',
    '\u2018Aisha',
    'O\u00B4Brien',
    'O`Brien',
    'O\u2032Brien',
    // Persian and Sinhala need joiners between letters.
    '\u0645\u06CC\u200C\u0646\u0627',
    '\u0DC1\u0DCA\u200D\u0DBB\u0DD3',
    // Pasted with invisible characters at the ends.
    'Ana\u200B',
    '\uFEFFAna',
    '\u0644\u064A\u0644\u0649\u200F',
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
    ['x.com', 'address'],
    ['t.co', 'address'],
    ['a.b.c', 'address'],
    ['Ada t.co', 'address'],
    ['x.c\u200Dom', 'address'],
    ['\u200B', 'required'],
    ['\u200DAda Bello\u200D\u2060-', 'character'],
    ['Ada\u200BBello', 'character'],
    ['Ada \u200DBello', 'character'],
    ['Ada\u200D\u200DBello', 'character'],
    ['Ada \u202EolleB', 'character'],
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

it.each([
  ['  Ada ', 'Ada'],
  ['\u2018Aisha', '’Aisha'],
  ['O\u00B4Brien', 'O’Brien'],
  ['O`Brien', 'O’Brien'],
  ['O\u2032Brien', 'O’Brien'],
  ["D'Angelo", "D'Angelo"],
  ['Anne\u2010Marie', 'Anne-Marie'],
  ['Anne\u2011Marie', 'Anne-Marie'],
  ['\u2068Ana\u200B\u2069 \u00AD', 'Ana'],
  ['\u0645\u06CC\u200C\u0646\u0627', '\u0645\u06CC\u200C\u0646\u0627'],
])('stores the name %j as %j', (name, stored) => expect(normalizeName(name)).toBe(stored));
