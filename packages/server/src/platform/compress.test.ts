import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestSite } from '../../test/testSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';

let world: TestApp;
let token = '';

beforeAll(async () => {
  world = await startTestApp({ siteDirectory: buildTestSite() });
  token = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
  for (let number = 0; number < 20; number += 1) {
    const body = { review: `Neat rows, ${number}`, reviewBy: 'Ada' };
    await world.call({ method: 'POST', url: '/api/reviews/add', token, body });
  }
});
afterAll(() => world.close());

const reviews = (headers: Record<string, string>) =>
  world.call({ method: 'GET', url: '/api/reviews/all', headers });

describe('an answer', () => {
  it('is compressed for clients that accept it, with the same content', async () => {
    const plain = await reviews({});
    const packed = await reviews({ 'accept-encoding': 'gzip' });
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([
      undefined,
      'gzip',
    ]);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  });

  it('is left as it is where it is short', async () => {
    const answer = await world.call({
      method: 'GET',
      url: '/healthz',
      headers: { 'accept-encoding': 'gzip' },
    });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('HEAD has the headers of GET', async () => {
    for (const url of ['/api/reviews/all', '/', '/sitemap.xml', '/api/booking/export.csv']) {
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = {
          accept: 'text/html,*/*',
          authorization: `Bearer ${token}`,
          'accept-encoding': encoding,
        };
        const whole = await world.app.inject({ method: 'GET', url, headers });
        const head = await world.app.inject({ method: 'HEAD', url, headers });
        const { date: _, connection: __, 'transfer-encoding': ___, ...expected } = whole.headers;
        expect([url, head.statusCode, head.body]).toEqual([url, 200, '']);
        expect(head.headers).toMatchObject(expected);
      }
    }
  });

  it('sends Vary: Accept-Encoding', async () => {
    for (const url of ['/api/reviews/all', '/', '/robots.txt', '/nothing/here']) {
      const { headers } = await world.call({ method: 'GET', url, headers: { accept: 'text/html,*/*' } });
      expect([url, headers['content-encoding'], headers['vary']]).toEqual([
        url,
        undefined,
        'accept-encoding',
      ]);
    }
  });
});

it('a compressed body is rejected, and the answer lists the accepted encodings', async () => {
  const body = gzipSync(JSON.stringify({ review: 'x', reviewBy: 'y' }));
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'content-encoding': 'gzip',
  };
  const answer = await world.app.inject({ method: 'POST', url: '/api/reviews/add', headers, payload: body });
  expect([answer.statusCode, answer.headers['accept-encoding']]).toEqual([415, 'identity']);
});
