import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingBody } from '../../../test/catalogueFixtures.ts';
import { startTestApp, type TestApp } from '../../../test/testApp.ts';

let world: TestApp;

beforeAll(async () => {
  world = await startTestApp();
});
afterAll(() => world.close());

const ask = (remoteAddress = '127.0.0.1', headers: Record<string, string> = {}) =>
  world.app.inject({ method: 'GET', url: '/metrics', remoteAddress, headers });
const read = async (): Promise<Map<string, number>> => {
  const lines = (await ask()).body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
};

/** Names and labels without their values: a number could contain any digits by chance. */
const namesIn = (metrics: string): string => metrics.replaceAll(/ \S+$/gm, '');

describe('the metrics', () => {
  it('are in Prometheus’ text format', async () => {
    const answer = await ask();
    expect(answer.headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(answer.body).toContain('# TYPE plaitful_bookings_created_total counter');
    expect(answer.body).toMatch(/^process_resident_memory_bytes \d+/m);
  });

  it('count calls and bookings, without personal data', async () => {
    const { token, email } = await world.signIn();
    const book = (given: object) =>
      world.call({
        method: 'POST',
        url: '/api/booking/create',
        token,
        body: bookingBody(world.studio.styleId, { ...given }),
      });
    const before = await read();
    expect((await book({})).statusCode).toBe(200);
    await book({ childName: '' });
    const { token: otherToken } = await world.signIn();
    const body = bookingBody(world.studio.styleId);
    await world.call({ method: 'POST', url: '/api/booking/create', token: otherToken, body });
    const after = await read();
    const grown = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
    expect(grown('plaitful_bookings_created_total')).toBe(1);
    expect(grown('plaitful_bookings_refused_total{code="invalid"}')).toBe(1);
    expect(grown('plaitful_bookings_refused_total{code="slot_taken"}')).toBe(1);
    const labels = 'method="POST",route="/api/booking/create",status="200"';
    expect(grown(`plaitful_request_duration_seconds_count{${labels}}`)).toBe(1);
    expect(after.get('plaitful_messages_waiting')).toBeGreaterThan(0);
    expect(after.get('plaitful_messages_given_up')).toBe(0);
    expect(after.get('plaitful_database_up')).toBe(1);
    const text = namesIn((await ask()).body);
    for (const personal of [email, 'Ada', 'Bello', 'Zoe', '2018', '6135550199', token])
      expect(text).not.toContain(personal);
  });

  it('are counted by route, never by address', async () => {
    await world.call({ method: 'GET', url: '/api/styles/4711' });
    await world.call({ method: 'GET', url: '/somebody@example.com' });
    const { body } = await ask();
    expect(body).toContain('route="/api/styles/:styleId"');
    expect(namesIn(body)).not.toMatch(/4711|somebody/);
  });

  it.each([
    ['another machine', '192.0.2.7', {}],
    ['another machine in IPv6', '2001:db8::7', {}],
    ['a proxy on this machine, for another', '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }],
    ['a forged address', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }],
    ['a proxy that says so otherwise', '::1', { forwarded: 'for=192.0.2.7' }],
  ])('are not there for %s', async (_, address, headers) => {
    expect((await ask(address, headers)).statusCode).toBe(404);
  });

  it.each(['127.0.0.1', '127.8.9.1', '::1', '::ffff:127.0.0.1'])('are there for %s', async (address) => {
    expect((await ask(address)).statusCode).toBe(200);
  });

  it('are public where the settings say so', async () => {
    const open = await startTestApp({ config: { metrics: 'on' } });
    const answer = await open.app.inject({ method: 'GET', url: '/metrics', remoteAddress: '192.0.2.7' });
    expect(answer.statusCode).toBe(200);
    await open.close();
  });
});

// On PostgreSQL only one of many connections would be occupied.
describe.skipIf(Boolean(process.env['TEST_DATABASE_URL']))('a database that does not answer', () => {
  it('makes the server not ready within about two seconds, while it still answers its health and metrics', async () => {
    const held = Promise.withResolvers<undefined>();
    const started = Promise.withResolvers<undefined>();
    const hung = await startTestApp();
    const holding = hung.database.transaction().execute(async () => {
      started.resolve(undefined);
      await held.promise;
    });
    await started.promise;
    const get = (url: string) => hung.call({ method: 'GET', url });
    const [ready, alive, metrics] = await Promise.all([get('/readyz'), get('/healthz'), get('/metrics')]);
    expect([ready.statusCode, ready.headers['retry-after'], alive.statusCode]).toEqual([503, '5', 200]);
    expect(metrics.body).toContain('plaitful_database_up 0');
    held.resolve(undefined);
    await holding;
    expect((await get('/readyz')).statusCode).toBe(200);
    await hung.close();
  });
});
