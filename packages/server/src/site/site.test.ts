import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '@plaitful/api-client/contract';
import { buildTestSite } from '../../test/testSite.ts';
import { startTestApp, type TestApp } from '../../test/testApp.ts';

let world: TestApp;

beforeAll(async () => {
  const siteDirectory = buildTestSite();
  world = await startTestApp({ siteDirectory, business: { name: '</script><b>Plaitful' } });
});
afterAll(() => world.close());

const html = { accept: 'text/html,*/*' };
const get = (url: string, headers: Record<string, string> = {}) =>
  world.call({ method: 'GET', url, headers });

describe('the built app', () => {
  it('is served for every page a browser requests, with the studio’s settings', async () => {
    for (const url of ['/', `/services/${world.studio.styleId}`, '/reset-password']) {
      const answer = await get(url, html);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toContain('<script type="application/json" id="initial-data">{');
    }
  });

  it('is also served to clients that accept anything, such as link previews and command-line tools', async () => {
    for (const headers of [{}, { accept: '*/*' }]) {
      const answer = await get('/services?from=mail.example', headers);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    }
  });

  it('escapes settings', async () => {
    const { body } = await get('/', html);
    const json = /id="initial-data">(.*?)<\/script>/.exec(body)?.[1] ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toMatchObject({ business: { name: '</script><b>Plaitful' } });
  });

  it('has files that are kept for ever when their name has a hash', async () => {
    const asset = await get('/assets/main-4f3a.js');
    expect([asset.statusCode, asset.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('has files that are inert when opened directly, and no page headers on them', async () => {
    const { headers } = await get('/assets/main-4f3a.js');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(Object.keys(headers)).not.toContain('permissions-policy');
    expect(String((await get('/favicon.svg')).headers['content-security-policy'])).toContain(
      "script-src 'self'",
    );
  });

  it('is compressed for clients that accept it: pages on request, files by the build', async () => {
    const headers = { ...html, 'accept-encoding': 'gzip, br' };
    const page = await get('/', headers);
    expect([page.headers['content-encoding'], page.headers['vary']]).toEqual(['br', 'accept-encoding']);
    expect(brotliDecompressSync(page.rawPayload).toString()).toBe((await get('/', html)).body);
    const file = await get('/assets/main-4f3a.js', headers);
    expect([file.headers['content-encoding'], file.headers['vary'], file.body]).toEqual([
      'br',
      'accept-encoding',
      'as the build packed it',
    ]);
    expect((await get('/assets/main-4f3a.js.br', { accept: '*/*' })).statusCode).toBe(404);
  });

  it('is not sent again to clients that have it, until it changes', async () => {
    const again = async (url: string, { etag }: Awaited<ReturnType<typeof get>>['headers']) =>
      get(url, { ...html, 'if-none-match': String(etag) });
    const page = await get('/', html);
    expect(page.headers.etag).toMatch(/^W\/"/);
    const kept = await again('/', page.headers);
    expect([kept.statusCode, kept.body, kept.headers['cache-control']]).toEqual([304, '', 'no-cache']);
    for (const url of ['/favicon.svg', '/sw.js', '/manifest.webmanifest']) {
      expect([url, (await again(url, (await get(url)).headers)).statusCode]).toEqual([url, 304]);
    }
    const { token } = await world.signIn({ roles: ['ROLE_ADMIN'] });
    const body = { review: 'Not one tear.', reviewBy: 'Bea' };
    await world.call({ method: 'POST', url: '/api/reviews/add', token, body });
    const changed = await again('/', page.headers);
    expect([changed.statusCode, changed.body.includes('Not one tear.')]).toEqual([200, true]);
  });

  it('does not answer API, picture or script requests', async () => {
    for (const [url, headers] of [
      ['/api/nothing', html],
      ['/assets/gone.js', {}],
      ['/gone.png', { accept: 'image/avif,image/webp,*/*;q=0.8' }],
      ['/services', { accept: 'application/json' }],
    ] as const) {
      const answer = await get(url, headers);
      expect([answer.statusCode, answer.json<Problem>().code]).toEqual([404, 'not_found']);
    }
  });

  it('runs under a policy without inline scripts and styles', async () => {
    const { headers } = await get('/', html);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

const send = (payload: string, type = 'application/json') =>
  world.app.inject({ method: 'POST', url: '/auth/login', headers: { 'content-type': type }, payload });

describe('answers', () => {
  it('of the API are not cached, unless they say so', async () => {
    const { token } = await world.signIn();
    expect(
      (await world.call({ method: 'GET', url: '/api/status/deposit-status', token })).headers[
        'cache-control'
      ],
    ).toBe('no-store');
  });

  it('to a malformed body say so, without details', async () => {
    const problem = async (answer: ReturnType<typeof send>) => {
      const { statusCode, headers, body } = await answer;
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
      return [statusCode, (JSON.parse(body) as Problem).code];
    };
    expect(await problem(send('{'))).toEqual([400, 'malformed']);
    expect(await problem(send('a=b', 'text/plain'))).toEqual([415, 'wrong_type']);
    expect(await problem(send(JSON.stringify({ email: 'x'.repeat(70_000) })))).toEqual([413, 'too_large']);
    expect(await problem(send('[]'))).toEqual([422, 'invalid']);
  });

  it('to a text with a NUL in it, which no database keeps, name its field', async () => {
    const answer = await send(JSON.stringify({ email: 'a\0@example.com', password: 'x' }));
    expect([answer.statusCode, answer.json<{ errors: unknown }>().errors]).toEqual([
      422,
      [{ field: 'email', message: 'There is a hidden character in this text. Please type it again.' }],
    ]);
  });

  it('to an address that cannot be read are problems, too', async () => {
    for (const [url, ...problem] of [
      ['/api/styles/%zz', 400, 'malformed'],
      [`/api/images/${'a'.repeat(200)}/640.jpeg`, 404, 'not_found'],
    ] as const) {
      const { statusCode, headers, body } = await get(url);
      expect([statusCode, (JSON.parse(body) as Problem).code]).toEqual(problem);
      expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
    }
    for (const url of ['/%', '/api/styles/%zz']) {
      expect((await get(url)).headers).toMatchObject({
        'cache-control': 'no-store',
        'content-security-policy': expect.stringContaining("default-src 'self'"),
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it('500 has a fixed message with a reference', async () => {
    const { app } = world;
    const failing = await startTestApp();
    await failing.database.schema.dropTable('reviews').execute();
    const answer = await failing.call({ method: 'GET', url: '/api/reviews/all' });
    expect([answer.statusCode, answer.json<Problem>().code]).toEqual([500, 'server_error']);
    expect(answer.json<Problem>().message).toMatch(
      /^Something went wrong on our side\. .* Reference: [\w-]{13}$/,
    );
    expect(answer.body).not.toContain('reviews');
    await failing.close();
    expect(app.server.listening).toBe(false);
  });
});
