import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../test/testApp.ts';
import { loadContract } from './contract/document.ts';
import { reactAriaStyleHash } from './headers.ts';

let world: TestApp;
let token: string;

beforeAll(async () => {
  world = await startTestApp();
  ({ token } = await world.signIn({ roles: ['ROLE_ADMIN'] }));
});
afterAll(() => world.close());

const answers = (): Promise<LightMyRequestResponse[]> =>
  Promise.all([
    world.call({ method: 'GET', url: '/api/styles/all' }),
    world.call({ method: 'GET', url: '/api/users', token }),
    world.call({ method: 'GET', url: '/api/users' }),
    world.call({ method: 'GET', url: '/api/styles/x' }),
    world.call({ method: 'GET', url: '/api/nothing' }),
    world.call({ method: 'GET', url: '/nothing.js' }),
    world.call({ method: 'POST', url: '/auth/login', body: {} }),
  ]);

const directivesOf = ({ headers }: LightMyRequestResponse): Map<string, string> =>
  new Map(
    String(headers['content-security-policy'])
      .split(';')
      .map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  );

describe('every answer', () => {
  it('carries a policy under which nothing inline runs, nothing is framed and no text becomes a script', async () => {
    for (const answer of await answers()) {
      const policy = directivesOf(answer);
      expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*|http:/);
      expect(policy.get('script-src')).toBe("'self'");
      expect(policy.get('style-src')).toBe(`'self' '${reactAriaStyleHash}'`);
      expect(policy.get('frame-ancestors')).toBe("'none'");
      expect(policy.get('object-src')).toBe("'none'");
      expect(policy.get('base-uri')).toBe("'none'");
      expect(policy.get('require-trusted-types-for')).toBe("'script'");
      expect(policy.get('trusted-types')).toBe('offline-page');
    }
  });

  it('keeps other origins out, and guesses no type', async () => {
    for (const { headers } of await answers()) {
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
    }
  });

  it('of the API is not cached, except pictures, and public answers only with revalidation', async () => {
    const reads = loadContract().filter(({ id, method }) => method === 'GET' && id !== 'getImage');
    for (const { url, statuses } of reads) {
      const { headers } = await world.call({ method: 'GET', url: url.replaceAll(/:\w+/g, '1'), token });
      expect([url, headers['cache-control']]).toEqual([url, statuses.has(304) ? 'no-cache' : 'no-store']);
    }
  });
});

describe('another origin', () => {
  const origin = 'https://evil.example';

  it('is never allowed to read an answer', async () => {
    for (const url of ['/api/styles/all', '/api/users', '/auth/login', '/', '/api/nothing']) {
      const { headers } = await world.call({ method: 'GET', url, token, headers: { origin } });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('preflight requests get no CORS headers', async () => {
    for (const { url } of loadContract()) {
      const answer = await world.app.inject({
        method: 'OPTIONS',
        url: url.replaceAll(/:\w+/g, '1'),
        headers: { origin, 'access-control-request-method': 'PUT' },
      });
      expect([404, 405]).toContain(answer.statusCode);
      expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});

describe('TLS', () => {
  it('is required for a year with an https address, and not mentioned with another', async () => {
    const plain = await world.call({ method: 'GET', url: '/healthz' });
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    const secure = await startTestApp({ config: { publicUrl: 'https://studio.example' } });
    const { headers } = await secure.call({ method: 'GET', url: '/healthz' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    await secure.close();
  });
});

describe('the style that React Aria puts into the page on iOS', () => {
  it('is the one the policy lets through', () => {
    const { resolve } = createRequire(import.meta.url);
    const file = join(
      dirname(resolve('react-aria/package.json')),
      'dist/private/overlays/usePreventScroll.mjs',
    );
    const style = /style\.textContent = `([^`]*)`\.trim\(\)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';
    const hash = createHash('sha256').update(style.trim()).digest('base64');
    expect(reactAriaStyleHash).toBe(`sha256-${hash}`);
  });
});
