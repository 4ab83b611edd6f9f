import type { Schema } from '../../src/platform/contract/document.ts';
import type { Random } from '../random.ts';

/** Values that exist in the running server, by the name of the property or parameter. */
export type KnownIds = Readonly<Record<string, readonly unknown[]>>;

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

export const hostileValues: readonly unknown[] = [
  null,
  true,
  '',
  ' ',
  '\t',
  '\0',
  'a\0b',
  '\r\nBcc: victim@example.com',
  '\u202Eabc',
  '\u2066abc',
  '\uD800',
  '\uFEFF',
  '\uFFFF',
  '👩🏾‍🦱'.repeat(40),
  'e\u0301'.repeat(200),
  'a'.repeat(300),
  'a'.repeat(5000),
  0,
  -1,
  1.5,
  0.001,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  '1',
  '1e3',
  '0x10',
  '-0',
  [],
  {},
  [[]],
  nested(19),
  nested(30),
  { a: { b: { c: 1 } } },
  '2026-02-30',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '2026-12-05T14:00:00Z',
  '24:00',
  '23:59',
  '14:00:00',
  '0:00',
  '9:59',
  "'; DROP TABLE bookings; --",
  '%',
  '_',
  String.raw`\ `,
  '%00',
  '../../etc/passwd',
  '${7*7}{{7*7}}',
  '<script>alert(1)</script>',
  '=1+1',
  'NaN',
  'undefined',
  '__proto__',
  'constructor',
  'a@b',
  'a@example.com\n',
  '"a b"@example.com',
  `${'a'.repeat(250)}@example.com`,
  '+16135550199',
  '613-555-0199',
  '٠١٢٣٤٥٦٧٨٩',
];

const alphabets = ['abcXYZ .-’', 'àéîõüßøñ', 'ابتث', '雪花', '🙂👧🏽', '&<>"\'%_\\;,|:='] as const;

function text(random: Random, { minLength = 0, maxLength = 40 }: { minLength?: number; maxLength?: number }) {
  const longest = Math.min(maxLength, random.chance(0.1) ? maxLength : 30);
  const length = minLength + random.below(Math.max(1, longest - minLength + 1));
  const signs = Array.from(random.pick(alphabets));
  return Array.from({ length }, () => random.pick(signs)).join('');
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const someDate = (random: Random): string =>
  `${random.pick(['2026', '2026', '2027', '2018', '1999'])}-${twoDigits(1 + random.below(12))}-${twoDigits(1 + random.below(28))}`;

/** Texts that match the patterns of the contract; add an entry for each new one. */
const ofPattern: Readonly<Record<string, (random: Random) => string>> = {
  [String.raw`^[A-Za-z0-9_-]+\.ics$`]: (random) => `${'q3Jd0mX5'.repeat(1 + random.below(4))}.ics`,
  '^([01][0-9]|2[0-3]):[0-5][0-9]$': (random) =>
    `${twoDigits(random.below(24))}:${twoDigits(random.below(60))}`,
  '^[1-9]:[0-5][0-9]$': (random) => `${1 + random.below(9)}:${twoDigits(random.below(60))}`,
  '^"[0-9]+(\\.[0-9]+)?"$': (random) => `"${random.below(4)}${random.chance(0.5) ? '.1' : ''}"`,
  '^[0-9a-f]{16,64}$': (random) => random.pick(['0123456789abcdef', 'ab12cd34ab12cd34']),
  '^2[0-9]{3}-(0[1-9]|1[0-2])$': (random) =>
    `${2000 + random.below(1000)}-${twoDigits(1 + random.below(12))}`,
  '^[A-Za-z0-9_-]+$': (random) => `attempt-${random.below(1000)}-key-of-it`,
};

/** The pattern of a sort order: one of some fields, optionally with a minus in front. */
const orderPattern = /^\^-\?\(([\w|]+)\)\$$/;

function string(random: Random, schema: Schema): string {
  const { format, pattern } = schema;
  if (format === 'date') return someDate(random);
  if (format === 'email') return `fuzz${random.below(1_000_000)}@example.com`;
  if (typeof pattern === 'string') {
    const fields = orderPattern.exec(pattern)?.[1]?.split('|');
    if (fields !== undefined) return `${random.pick(['', '-'])}${random.pick(fields)}`;
    const make = ofPattern[pattern];
    if (make === undefined) throw new Error(`no text is known for the pattern ${pattern}`);
    return make(random);
  }
  return text(random, schema);
}

function number(random: Random, schema: { minimum?: number; maximum?: number; type?: unknown }): number {
  const { minimum = 0, maximum = 2 ** 31 - 1 } = schema;
  const top = random.chance(0.1) ? maximum : Math.min(maximum, minimum + 150);
  const whole = minimum + random.below(top - minimum + 1);
  return schema.type === 'number' && random.chance(0.3) ? Math.min(maximum, whole + 0.25) : whole;
}

/** A value that matches a schema, preferably one that exists on the server. */
export function validValue(random: Random, schema: Schema, known: KnownIds, name = ''): unknown {
  const there = known[name];
  if (there !== undefined && there.length > 0 && random.chance(0.85)) return random.pick(there);
  if (Array.isArray(schema['enum'])) return random.pick<unknown>(schema['enum']);
  switch (schema['type']) {
    case 'string':
      return string(random, schema);
    case 'integer':
    case 'number':
      return number(random, schema);
    case 'boolean':
      return random.chance(0.85);
    case 'object':
      return validObject(random, schema, known);
    default:
      // The contract ignores this property, and gives it no type.
      return random.pick(hostileValues);
  }
}

function validObject(random: Random, schema: Schema, known: KnownIds): Record<string, unknown> {
  const required = new Set(schema['required'] as string[] | undefined);
  const properties = Object.entries(schema['properties'] as Record<string, Schema>);
  return Object.fromEntries(
    properties
      .filter(([name]) => required.has(name) || random.chance(0.3))
      .map(([name, property]) => [name, validValue(random, property, known, name)]),
  );
}

/** Hidden characters within an otherwise valid text. */
const hiddenCharacters = [
  '\0',
  '\n',
  '\u001B',
  '\u202E',
  '\u2066',
  '\uD800',
  '\uFFFF',
  "'",
  '%',
  '\\',
  'e\u0301',
] as const;

function spoil(random: Random, value: unknown): unknown {
  if (typeof value !== 'string' || random.chance(0.4)) return random.pick(hostileValues);
  const at = random.below(value.length + 1);
  return `${value.slice(0, at)}${random.pick(hiddenCharacters)}${value.slice(at)}`;
}

/** An object with one error: a property missing, invalid or unknown. */
export function invalidValue(random: Random, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return random.pick(hostileValues);
  const members = Object.entries(value);
  const [name, member] = members.length === 0 ? ['unknown', ''] : random.pick(members);
  switch (random.below(5)) {
    case 0:
      return Object.fromEntries(members.filter(([other]) => other !== name));
    case 1:
    case 2:
    case 3:
      return { ...value, [name]: spoil(random, member) };
    default:
      return {
        ...value,
        [random.pick(['roles', 'deposit', 'isDemo', '', '\0', 'toString'])]: random.pick(hostileValues),
      };
  }
}
