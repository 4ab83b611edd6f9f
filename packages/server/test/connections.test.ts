import { writeFileSync } from 'node:fs';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '@plaitful/api-client/contract';
import { startTestApp, type TestApp } from './testApp.ts';
import { buildTestSite } from './testSite.ts';

let world: TestApp;
let port: number;

beforeAll(async () => {
  world = await startTestApp();
  await world.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = world.app.server.address() as AddressInfo);
});
afterAll(() => world.close());

/** Sends bytes, then one more every tenth of a second, until the server closes the connection; returns the answer. */
function dribble(bytes: string | Buffer, more?: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const socket: Socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  const timer = setInterval(() => more !== undefined && socket.writable && socket.write(more), 100);
  let answer = '';
  socket.on('data', (chunk: Buffer) => {
    answer += chunk.toString();
  });
  socket.on('error', () => undefined);
  socket.on('close', () => {
    clearInterval(timer);
    resolve(answer);
  });
  return promise;
}

const problemIn = (answer: string): unknown => {
  expect(answer).toContain('Content-Type: application/problem+json');
  return (JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as Problem).code;
};

describe('a connection', () => {
  it('times out slow headers and bodies', () => {
    const { headersTimeout, requestTimeout, maxConnections } = world.app.server;
    expect({ headersTimeout, requestTimeout, maxConnections }).toEqual({
      headersTimeout: 10_000,
      requestTimeout: 120_000,
      maxConnections: 4000,
    });
  });

  it('is closed when its head comes too slowly', async () => {
    const { server } = world.app;
    const { headersTimeout } = server;
    server.headersTimeout = 300;
    const answer = await dribble('GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ', 'a');
    server.headersTimeout = headersTimeout;
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(problemIn(answer)).toBe('malformed');
  });

  it('is closed when its body comes too slowly', async () => {
    const { server } = world.app;
    const { requestTimeout, headersTimeout } = server;
    Object.assign(server, { requestTimeout: 300, headersTimeout: 300 });
    const head = [
      'POST /auth/login HTTP/1.1',
      'Host: x',
      'Content-Type: application/json',
      'Content-Length: 900',
    ];
    const answer = await dribble(`${head.join('\r\n')}\r\n\r\n{`, ' ');
    Object.assign(server, { requestTimeout, headersTimeout });
    expect(answer).toMatch(/^HTTP\/1\.1 (400|408) /);
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
      400,
    ],
    [
      'a length and chunks',
      'POST /auth/login HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
      400,
    ],
    ['a head of 20 kB', `GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('that speaks %s gets a problem and is ended', async (_, bytes, status) => {
    const answer = await dribble(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(problemIn(answer)).toBe('malformed');
  });
});

describe('a client', () => {
  it('that reads no further is disconnected after a minute', async () => {
    const siteDirectory = buildTestSite();
    writeFileSync(join(siteDirectory, 'large.txt'), Buffer.alloc(32 * 2 ** 20));
    const limited = await startTestApp({ config: { rateLimit: true }, siteDirectory });
    const { server } = limited.app;
    expect(server.timeout).toBe(60_000);
    server.timeout = 300;
    const ended = new Promise((resolve) => server.on('connection', (socket) => socket.on('close', resolve)));
    await limited.app.listen({ port: 0, host: '127.0.0.1' });
    const client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
    client.on('error', () => undefined);
    client.write('GET /large.txt HTTP/1.1\r\nHost: x\r\n\r\n');
    await ended;
    client.destroy();
    await limited.close();
  });

  it('has 200 connections at most, unless limits are off', async () => {
    const countKept = async ({ server }: TestApp['app']): Promise<number> => {
      const { port: there } = server.address() as AddressInfo;
      const clients = Array.from({ length: 202 }, () => connect(there, '127.0.0.1'));
      const kept = clients.map(
        (client) =>
          new Promise<boolean>((resolve) => {
            client.on('error', () => undefined);
            client.on('close', () => resolve(false));
            client.on('data', () => resolve(true));
            client.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
          }),
      );
      const count = (await Promise.all(kept)).filter(Boolean).length;
      for (const client of clients) client.destroy();
      return count;
    };
    const limited = await startTestApp({ config: { rateLimit: true } });
    await limited.app.listen({ port: 0, host: '127.0.0.1' });
    expect(await countKept(limited.app)).toBe(200);
    expect(await countKept(world.app)).toBe(202);
    await limited.close();
  });

  it.each([
    ['pages and sitemap', ['/', '/services', '/sitemap.xml', '/no/such/page?x=1']],
    ['images', ['/api/images/ab12cd34ab12cd34/640.jpeg', '/api/images/ab12cd34ab12cd34/320.webp']],
  ])('gets 300 %s in a minute', async (_, urls) => {
    const limited = await startTestApp({ config: { rateLimit: true }, siteDirectory: buildTestSite() });
    const get = (url: string, remoteAddress: string) =>
      limited.app.inject({ method: 'GET', url, remoteAddress });
    const statuses = new Set<number>();
    for (let count = 0; count < 300; count += 1) {
      statuses.add((await get(urls[count % urls.length] ?? '', '192.0.2.1')).statusCode);
    }
    expect(statuses).not.toContain(429);
    const refused = await get(urls[0] ?? '', '192.0.2.1');
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get(urls[0] ?? '', '192.0.2.2')).statusCode).not.toBe(429);
    for (const url of ['/assets/main-4f3a.js', '/api/styles/all']) {
      expect([url, (await get(url, '192.0.2.1')).statusCode]).toEqual([url, 200]);
    }
    await limited.close();
  });
});

describe('calls of one address', () => {
  it('are limited; the answer says how long to wait', async () => {
    const limited = await startTestApp({ config: { rateLimit: true } });
    const get = (remoteAddress: string) =>
      limited.app.inject({ method: 'GET', url: '/api/status/deposit-status', remoteAddress });
    for (let count = 0; count < 1200; count += 1) await get('192.0.2.1');
    const refused = await get('192.0.2.1');
    expect([refused.statusCode, refused.json<Problem>().code]).toEqual([429, 'rate_limited']);
    expect(refused.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await get('192.0.2.2')).statusCode).toBe(401);
    const health = await limited.app.inject({ method: 'GET', url: '/healthz', remoteAddress: '192.0.2.1' });
    expect(health.statusCode).toBe(200);
    await limited.close();
  });

  it('are 30 registrations an hour at most', async () => {
    const limited = await startTestApp({ config: { rateLimit: true } });
    const register = () => limited.call({ method: 'POST', url: '/auth/register', body: {} });
    for (let count = 0; count < 30; count += 1) expect((await register()).statusCode).toBe(422);
    const refused = await register();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(50 * 60);
    await limited.close();
  });

  it('are counted by connection, unless a trusted proxy forwards them for others', async () => {
    const proxy = '192.0.2.7';
    const limited = await startTestApp({ config: { rateLimit: true, trustProxy: [proxy] } });
    const left = async (remoteAddress: string, forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded };
      const url = '/api/status/deposit-status';
      const answer = await limited.app.inject({ method: 'GET', url, remoteAddress, headers });
      return Number(answer.headers['x-ratelimit-remaining']);
    };
    const first = await left('192.0.2.1', '203.0.113.1');
    expect(await left('192.0.2.1', '203.0.113.2')).toBe(first - 1);
    expect(await left(proxy, '203.0.113.1')).toBe(first);
    expect(await left(proxy, '203.0.113.1')).toBe(first - 1);
    expect(await left(proxy, '203.0.113.2')).toBe(first);
    await limited.close();
  });

  it('counts IPv6 clients by /64', async () => {
    const limited = await startTestApp({ config: { rateLimit: true } });
    const get = (remoteAddress: string) =>
      limited.app.inject({ method: 'GET', url: '/api/status/deposit-status', remoteAddress });
    const left = async (address: string) => Number((await get(address)).headers['x-ratelimit-remaining']);
    const first = await left('2001:db8:1:2::1');
    expect(await left('2001:db8:1:2:ffff::9')).toBe(first - 1);
    expect(await left('2001:db8:1:3::1')).toBe(first);
    await limited.close();
  });
});
