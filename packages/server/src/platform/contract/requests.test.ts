import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '@plaitful/api-client/contract';
import { sendStyle } from '../../../test/styleForms.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';
import { loadContract } from './document.ts';

let world: TestApp;
let admin = '';

beforeAll(async () => {
  world = await startTestApp();
  admin = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
});
afterAll(() => world.close());

const urlOf = (url: string): string => url.replaceAll(/:\w+/g, '1');

/** The methods of each path of the contract. */
const paths = Map.groupBy(loadContract(), ({ url }) => url);

describe('a method that a path does not have', () => {
  it.each([...paths.keys()])('is answered with the allowed methods: %s', async (url) => {
    const methods = paths.get(url)?.map(({ method }) => method) ?? [];
    const allowed = methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])).join(', ');
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      if (methods.some((known) => known === method)) continue;
      const headers = { accept: 'text/html', 'content-type': 'text/plain' };
      const answer = await world.app.inject({ method, url: urlOf(url), headers, payload: 'a' });
      expect([method, answer.statusCode, answer.headers.allow]).toEqual([method, 405, allowed]);
      expect(answer.json<Problem>()).toMatchObject({ code: 'method_not_allowed', status: 405 });
    }
  });

  it('404 vs 405 for paths that differ in a parameter', async () => {
    const answer = await world.call({ method: 'GET', url: '/api/booking/create', token: admin });
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'POST']);
  });
});

describe('a call that takes no body', () => {
  const forgot = '/auth/forgot-password?email=q@example.com';

  it.each(['application/x-www-form-urlencoded', 'text/plain', 'application/octet-stream'])(
    'takes an empty one of any type: %s',
    async (type) => {
      for (const length of [{}, { 'content-length': '0' }]) {
        const headers = { 'content-type': type, ...length };
        const answer = await world.app.inject({ method: 'POST', url: forgot, headers });
        expect(answer.statusCode).toBe(200);
        const authorization = `Bearer ${(await world.signIn()).token}`;
        const out = await world.app.inject({
          method: 'POST',
          url: '/auth/logout',
          headers: { ...headers, authorization },
        });
        expect(out.statusCode).toBe(200);
      }
    },
  );
});

describe('message of 413 and 415', () => {
  const login = (payload: string, type: string) =>
    world.app.inject({ method: 'POST', url: '/auth/login', headers: { 'content-type': type }, payload });

  it('mentions images only for image uploads', async () => {
    const text = (await login('x', 'text/plain')).json<Problem>();
    const large = (await login(JSON.stringify('x'.repeat(70_000)), 'application/json')).json<Problem>();
    expect([text.code, large.code]).toEqual(['wrong_type', 'too_large']);
    for (const { message } of [text, large]) expect(message).not.toMatch(/image|PNG/i);
    const picture = await sendStyle(world, { token: admin, image: Buffer.from('GIF89a') });
    expect([picture.statusCode, picture.json<Problem>().message]).toEqual([
      415,
      'We can take PNG and JPG images only.',
    ]);
    const tooMuch = Buffer.alloc(10 * 1024 * 1024 + 1, 1);
    const heavy = await sendStyle(world, { token: admin, image: tooMuch });
    expect([heavy.statusCode, heavy.json<Problem>().message]).toEqual([
      413,
      'This is too large. Images can have up to 10MB.',
    ]);
  });
});

describe('the members that the contract marks as ignored', () => {
  it('may have any value', async () => {
    const body = { serviceName: 'Twists', serviceId: 'none' };
    const added = await world.call({ method: 'POST', url: '/api/service-type/add', token: admin, body });
    expect(added.statusCode).toBe(200);
    const style = await sendStyle(world, { token: admin, fields: { serviceName: '', value: 'NaN' } });
    expect(style.statusCode).toBe(200);
  });
});
