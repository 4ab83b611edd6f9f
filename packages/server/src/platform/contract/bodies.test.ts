import type { Booking, Problem, ValidationProblem } from '@plaitful/api-client/contract';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingBody } from '../../../test/catalogueFixtures.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { findFieldsWithInvisibleCharacters, normalizeTexts } from './texts.ts';

let world: TestApp;
let token: string;
let memberId: number;

beforeAll(async () => {
  world = await startTestApp();
  ({ token, id: memberId } = await world.signIn());
});
afterAll(() => world.close());

const registration = (given: object) => ({
  firstName: 'Ada',
  lastName: 'Bello',
  email: 'ada@example.com',
  password: 'Braids-4-Ada',
  ...given,
});

const send = (payload: string | Buffer, headers: Record<string, string> = {}, url = '/auth/register') =>
  world.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
const register = (given: object) => send(JSON.stringify(registration(given)));
const book = (given: object) =>
  send(
    JSON.stringify(bookingBody(world.studio.styleId, { ...given })),
    { authorization: `Bearer ${token}` },
    '/api/booking/create',
  );
const problemOf = async (answer: ReturnType<typeof send>) => {
  const { statusCode, body } = await answer;
  return [statusCode, (JSON.parse(body) as Problem).code];
};
const getErrors = async (answer: ReturnType<typeof send>) => (await answer).json<ValidationProblem>().errors;

const malformed = [400, 'malformed'];
const hidden = { message: fieldMessages.hiddenCharacter };

describe('a text in a body', () => {
  it.each([
    ['NUL', '\0'],
    ['a tab', '\t'],
    ['a line break', '\n'],
    ['an escape', '\u001B'],
    ['a C1 control', '\u0085'],
    ['a separator of lines', '\u2028'],
    ['a right-to-left override', '\u202E'],
    ['an isolate', '\u2066'],
    ['half a character', '\uD83D'],
  ])('with %s is refused by name of its field', async (_, character) => {
    expect(await getErrors(register({ firstName: `A${character}da` }))).toEqual([
      { field: 'firstName', ...hidden },
    ]);
    expect(await getErrors(book({ childName: `Z${character}oe` }))).toEqual([
      { field: 'childName', ...hidden },
    ]);
  });

  it('may be written in any language', async () => {
    for (const [index, firstName] of ['Zoë', 'أسماء', 'Ọláṣeun', '雪', 'D’Arcy-Ann'].entries()) {
      expect((await register({ firstName, email: `ada${index}@example.com` })).statusCode).toBe(200);
    }
  });

  it('is stored in Unicode NFC', async () => {
    const decomposed = 'Zoe\u0308';
    const answer = await book({ childName: decomposed.repeat(20), bookingTime: '15:30' });
    expect(answer.json<Booking>().childName).toBe('Zoë'.repeat(20));
    expect((await book({ childName: '𞤀'.repeat(80), bookingTime: '17:00' })).statusCode).toBe(200);
    expect(await getErrors(book({ childName: '𞤀'.repeat(81) }))).toEqual([
      { field: 'childName', message: 'Please keep this to 80 characters.' },
    ]);
  });

  it('of more lines keeps its line breaks, and no other hidden character', () => {
    const schema = {
      properties: { message: { type: 'string', 'x-multiline': true }, name: { type: 'string' } },
    };
    const body = normalizeTexts({ message: 'One\r\ntwo\rthree\n', name: 'A', unknown: '\0' }, schema);
    expect(body).toEqual({ message: 'One\ntwo\nthree\n', name: 'A', unknown: '\0' });
    expect(findFieldsWithInvisibleCharacters(body, schema)).toEqual([]);
    expect(findFieldsWithInvisibleCharacters({ message: 'One\ttwo' }, schema)).toEqual([
      { field: 'message', ...hidden },
    ]);
  });
});

describe('a password', () => {
  it('is the same however its characters are composed', async () => {
    const composed = 'Zöpfe-4-Ada'.normalize('NFC');
    await register({ email: 'nfc@example.com', password: composed });
    const body = JSON.stringify({ email: 'nfc@example.com', password: composed.normalize('NFD') });
    expect((await send(body, {}, '/auth/login')).statusCode).toBe(200);
  });
});

describe('a value in a body', () => {
  it.each([
    ['a number for a text', { childName: 5 }],
    ['a text for a number', { styleId: '1' }],
    ['a fraction for a whole number', { styleId: 1.5 }],
    ['a whole number beyond the database', { styleId: 2 ** 31 }],
    ['a number beyond all bounds', { styleId: 1e300 }],
    ['a text for a yes or no', { policyAgreement: 'true' }],
    ['null', { childName: null }],
    ['a list for a text', { childName: ['Zoe'] }],
    ['a day that does not exist', { dateOfBirth: '2018-02-30' }],
    ['a leap day in a year without one', { bookingDate: '2027-02-29' }],
    ['the year 0', { bookingDate: '0000-01-01' }],
    ['a year of five digits', { bookingDate: '12026-12-05' }],
    ['24:00', { bookingTime: '24:00' }],
    ['23:60', { bookingTime: '23:60' }],
    ['seconds', { bookingTime: '14:00:00' }],
  ])('that does not match its schema is refused with the name of its field: %s', async (_, given) => {
    const answer = await book(given);
    expect([answer.statusCode, answer.json<ValidationProblem>().errors.map(({ field }) => field)]).toEqual([
      422,
      Object.keys(given),
    ]);
  });

  it('that the contract does not know, or derives, is never stored', async () => {
    const answer = await book({
      bookingDate: '2026-12-12',
      value: 1,
      styleDeposit: 0,
      fullName: 'Somebody Else',
      email: 'else@example.com',
      deposit: 'PAID',
      paymentStatus: 'CONFIRMED',
      chair: 7,
      userId: memberId,
    });
    expect(answer.json<Booking>()).toMatchObject({
      value: 54,
      styleDeposit: 20,
      fullName: 'Ada Bello',
      deposit: 'NOT_PAID',
      paymentStatus: 'PENDING',
    });
    expect(answer.body).not.toContain('else@example.com');
  });
});

describe('unexpected request body', () => {
  it.each([
    ['too large', 'application/json', JSON.stringify('a'.repeat(70_000))],
    ['no JSON', 'application/json', '{'],
    ['of another type', 'text/plain', 'a'],
  ])('is malformed, or read over: %s', async (_, type, payload) => {
    const headers = { authorization: `Bearer ${(await world.signIn()).token}`, 'content-type': type };
    expect(await problemOf(send(payload, headers, '/auth/logout'))).toEqual(malformed);
    expect(
      (await send('{"a":1}', { ...headers, 'content-type': 'application/json' }, '/auth/logout')).statusCode,
    ).toBe(200);
  });
});

const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('a body', () => {
  it('has at most 64 KiB', async () => {
    const blank = JSON.stringify(registration({})).slice(0, -1);
    expect(await problemOf(send(`${blank.padEnd(65_536)}}`))).toEqual([413, 'too_large']);
    expect(await problemOf(send(`${blank.padEnd(65_535)}}`))).not.toEqual([413, 'too_large']);
  });

  it('is nested at most 20 deep', async () => {
    expect(await problemOf(send(nested(20)))).toEqual([422, 'invalid']);
    expect(await problemOf(send(nested(21)))).toEqual(malformed);
    expect(await problemOf(send(nested(32_000)))).toEqual(malformed);
    expect(await problemOf(send(`{"a":${nested(20)}}`))).toEqual(malformed);
  });

  it.each([
    ['__proto__', '{"__proto__":{"isAdmin":true}}'],
    ['__proto__ in escapes', String.raw`{"\u005f\u005fproto__":{"isAdmin":true}}`],
    ['constructor.prototype', '{"constructor":{"prototype":{"isAdmin":true}}}'],
    ['__proto__ further inside', '{"a":[{"__proto__":1}]}'],
  ])('changes no prototype: %s', async (_, payload) => {
    expect(await problemOf(send(payload))).toEqual(malformed);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('is UTF-8', async () => {
    const bytes = Buffer.concat([Buffer.from('{"email":"a'), Buffer.from([0xc3, 0x28]), Buffer.from('"}')]);
    expect(await problemOf(send(bytes))).toEqual(malformed);
    expect(await problemOf(send(Buffer.from('{}', 'utf16le')))).toEqual(malformed);
  });

  it.each(['', ' ', '{', '{"a":1,}', 'NaN', '{}{}', "{'a':1}"])(
    'that is no JSON is malformed: %s',
    async (payload) => {
      expect(await problemOf(send(payload))).toEqual(malformed);
    },
  );
});

describe('a URL', () => {
  const get = (url: string) => world.call({ method: 'GET', url });

  it.each([
    '2147483648',
    '99999999999999999999',
    '1e3',
    '0x10',
    '1.0',
    '+5',
    '%201',
    '0',
    '-1',
    '007',
    '1%00',
    '٣',
  ])('has ids as people write them, and within the database’s bounds: %s', async (id) => {
    expect((await get(`/api/styles/${id}`)).statusCode).toBe(400);
  });

  it.each([
    'q=%00',
    'q=%E2%80%AE',
    'q=%0A',
    'page=1e1',
    'page=1&page=2',
    'size=9999999999',
    'sort=%00',
    'q=a&q=b',
  ])('with an improbable query is rejected as malformed: %s', async (query) => {
    expect(await problemOf(get(`/api/reviews/all?${query}`))).toEqual(malformed);
  });

  it.each(['q=%ED%A0%80', 'q=%', 'q=%zz', '__proto__=1', 'constructor=1', 'toString=1'])(
    'with a query that cannot be read is no fault of the server: %s',
    async (query) => {
      expect((await get(`/api/reviews/all?${query}`)).statusCode).toBeLessThan(500);
    },
  );
});
