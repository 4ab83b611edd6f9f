import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '@plaitful/api-client/contract';
import { buildTestSite } from '../../test/testSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';

let world: TestApp;

beforeAll(async () => {
  world = await startTestApp({ siteDirectory: buildTestSite() });
});
afterAll(() => world.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  world.call({ method: 'GET', url, headers: { accept: 'text/html,*/*', ...headers } });

describe('unknown URL', () => {
  it.each([
    '/nothing/here',
    '/login',
    '/index.html',
    '/wp-login.php',
    '/.env',
    '/.well-known/security.txt',
    '//services/',
    '/services/99999',
    '/services/abc',
    '/services/01',
    '/services/1/more',
  ])('answers 404 with the app, which shows that it is not there: %s', async (url) => {
    const { statusCode, headers, body } = await get(url);
    expect([statusCode, headers['content-type'], headers['cache-control'], headers.location]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-cache',
      undefined,
    ]);
    expect(body).toContain('id="initial-data"');
  });

  it('ignores If-None-Match on 404', async () => {
    expect((await get('/nothing/here', { 'if-none-match': '*' })).statusCode).toBe(404);
  });

  it('answers 404 for a deleted style', async () => {
    const url = `/services/${world.studio.otherStyleId}`;
    const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
    expect((await get(url)).statusCode).toBe(200);
    await world.call({
      method: 'DELETE',
      url: `/api/styles/delete/${world.studio.otherStyleId}`,
      token,
    });
    expect((await get(url)).statusCode).toBe(404);
  });
});

describe('redirects to the canonical URL', () => {
  it.each([
    ['/services/', '/services'],
    ['/SERVICES?type=2&page=3', '/services?type=2&page=3'],
    ['/Services/1/', '/services/1'],
    ['/Reset-Password/?token=a%2Fb', '/reset-password#token=a%2Fb'],
    ['/reset-password?token=a-b&from=mail', '/reset-password?from=mail#token=a-b'],
    ['/dashboard/BOOKINGS/7/reschedule', '/dashboard/bookings/7/reschedule'],
  ])('leads to the one it has: %s', async (url, location) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, location]);
  });

  it('does not redirect /', async () => {
    expect((await get('/')).statusCode).toBe(200);
  });
});

it('/favicon.ico redirects to the icon', async () => {
  const { statusCode, headers } = await get('/favicon.ico', { accept: 'image/*' });
  expect([statusCode, headers.location]).toEqual([301, '/icons/192.png']);
  const icon = await get(String(headers.location));
  expect([icon.statusCode, icon.body]).toEqual([200, 'an icon']);
});

describe('POST to a page or file', () => {
  it.each(['/', '/services', '/services/1?x=y', '/favicon.svg', '/robots.txt', '/sitemap.xml', '/sw.js'])(
    'says that it can only be read: %s',
    async (url) => {
      for (const type of ['application/json', 'application/x-www-form-urlencoded']) {
        const headers = { accept: 'text/html', 'content-type': type };
        const answer = await world.app.inject({ method: 'POST', url, headers, payload: 'a' });
        expect([answer.statusCode, answer.headers.allow, answer.json<Problem>().code]).toEqual([
          405,
          'GET, HEAD',
          'method_not_allowed',
        ]);
      }
    },
  );

  it('answers 404 on an unknown URL', async () => {
    const { statusCode } = await world.app.inject({ method: 'POST', url: '/nothing/here', payload: 'a' });
    expect(statusCode).toBe(404);
  });
});
