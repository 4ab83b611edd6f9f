import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bookingBody } from '../../../test/catalogueFixtures.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let world: TestApp;
let admin = '';
let parent: { id: number; token: string };

beforeAll(async () => {
  world = await startTestApp();
  admin = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
  parent = await world.signIn();
});
afterAll(() => world.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  world.call({ method: 'GET', url, headers });

async function tagOf(url: string): Promise<string> {
  const { etag } = (await get(url)).headers;
  return String(etag);
}

const ask = async (url: string, tags: string) => (await get(url, { 'if-none-match': tags })).statusCode;

const publicAnswers = [
  '/api/styles/all',
  '/api/styles/all?page=1&size=1',
  '/api/service-type/service/all',
  '/api/service-type/styles/1',
  '/api/reviews/all',
  '/api/booking/booked-services',
  '/api/business',
];

describe('a public answer', () => {
  it.each(publicAnswers)('is not sent again to clients that have it: %s', async (url) => {
    const whole = await get(url);
    expect([whole.statusCode, whole.headers['cache-control']]).toEqual([200, 'no-cache']);
    expect(whole.headers.etag).toMatch(/^W\/"[\w.-]{22,}"$/);
    const again = await get(url, { 'if-none-match': String(whole.headers.etag) });
    expect([again.statusCode, again.body, again.headers['content-type']]).toEqual([304, '', undefined]);
    expect([again.headers.etag, again.headers['cache-control'], again.headers.vary]).toEqual([
      whole.headers.etag,
      'no-cache',
      'accept-encoding',
    ]);
  });

  it('matches If-None-Match lists and weak tags', async () => {
    const url = '/api/business';
    const tag = await tagOf(url);
    expect(await ask(url, `"x", ${tag}`)).toBe(304);
    expect(await ask(url, tag.slice(2))).toBe(304);
    expect(await ask(url, '*')).toBe(304);
    for (const other of ['', 'x', '"x", W/"y"', tag.slice(0, -2)]) expect(await ask(url, other)).toBe(200);
  });

  it('has the same tag compressed and plain', async () => {
    for (let number = 0; number < 20; number += 1) {
      const body = { review: `Neat rows and not one tear, ${number}`, reviewBy: 'Ada Bello' };
      await world.call({ method: 'POST', url: '/api/reviews/add', token: admin, body });
    }
    const packed = await get('/api/reviews/all', { 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.headers.etag).toBe(await tagOf('/api/reviews/all'));
  });

  it('is sent whole once something has changed, also where only the length of the list has', async () => {
    const [all, page] = ['/api/reviews/all', '/api/reviews/all?page=1&size=1'];
    const tags = [await tagOf(all), await tagOf(page)];
    const body = { review: 'So kind.', reviewBy: 'Bea' };
    await world.call({ method: 'POST', url: '/api/reviews/add', token: admin, body });
    expect([await ask(all, tags[0] ?? ''), await ask(page, tags[1] ?? '')]).toEqual([200, 200]);
  });

  it('reflects a booking at once', async () => {
    const url = '/api/booking/booked-services';
    const tag = await tagOf(url);
    const booked = await world.call({
      method: 'POST',
      url: '/api/booking/create',
      token: parent.token,
      body: bookingBody(world.studio.styleId),
    });
    expect(booked.statusCode).toBe(200);
    expect(await ask(url, tag)).toBe(200);
  });
});

it.each(['/api/styles/all', '/api/service-type/service/all', '/api/reviews/all', '/api/business'])(
  'what has not changed costs no query: %s',
  async (url) => {
    const tag = await tagOf(url);
    const queries = vi.spyOn(Client.prototype, 'query');
    expect(await ask(url, tag)).toBe(304);
    expect(queries.mock.calls).toEqual([]);
    queries.mockRestore();
  },
);

it('personal answers are not cached', async () => {
  const urls = ['/api/booking/all', '/api/users', `/api/users/bookings/${parent.id}`];
  for (const url of urls) {
    const { statusCode, headers } = await get(url, {
      authorization: `Bearer ${admin}`,
      'if-none-match': '*',
    });
    expect([url, statusCode, headers['cache-control'], headers.etag]).toEqual([
      url,
      200,
      'no-store',
      undefined,
    ]);
  }
});

it('a problem is not cached, whatever the client has', async () => {
  const { statusCode, headers } = await get('/api/service-type/styles/9999', { 'if-none-match': '*' });
  expect([statusCode, headers['cache-control'], headers.etag]).toEqual([404, 'no-store', undefined]);
});
