import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fillBulk } from './largeStudio.ts';
import { startTestApp, type TestApp } from './testApp.ts';

/** The size of a studio after many years. */
const bulk = { bookings: 100_000, users: 5000, styles: 500, reviews: 2000, today: '2026-12-01' } as const;

const calls = 60;
const goalMs = 60;

let world: TestApp;
let admin: string;

beforeAll(async () => {
  world = await startTestApp({ config: { isProduction: true } });
  admin = (await world.signIn({ roles: ['ROLE_ADMIN'] })).token;
  await fillBulk(world.database, bulk);
});
afterAll(() => world.close());

/** The URLs of one list; `#` is replaced by another number at each call. */
const lists: readonly (readonly [url: string, asAdmin: boolean])[] = [
  ['/api/booking/all?page=#&size=20', true],
  ['/api/booking/all?page=#&size=20&sort=bookingDate', true],
  ['/api/booking/all?page=#&size=20&sort=-value', true],
  ['/api/booking/all?page=#&size=20&status=CONFIRMED', true],
  ['/api/booking/all?page=1&size=20&q=Parent#', true],
  ['/api/users?page=#&size=20', true],
  ['/api/users?page=1&size=20&q=bulk#', true],
  ['/api/users/bookings/1#?page=1&size=20', true],
  ['/api/styles/all?page=#&size=20', false],
  ['/api/service-type/styles/3?page=1&size=20', false],
  ['/api/service-type/service/all?page=1&size=20', false],
  ['/api/reviews/all?page=#&size=20', false],
  ['/api/messages/undelivered?page=1&size=20', true],
  ['/api/booking/booked-services', false],
];

const queries = vi.spyOn(Client.prototype, 'query');
afterAll(() => queries.mockRestore());

/** Requests a list repeatedly. */
async function measure(url: string, asAdmin: boolean) {
  const times: number[] = [];
  const counts = new Set<number>();
  const statuses = new Set<number>();
  for (let call = 0; call < calls + 5; call += 1) {
    const token = asAdmin ? admin : undefined;
    queries.mockClear();
    const askedAt = performance.now();
    const answer = await world.call({ method: 'GET', url: url.replace('#', String(1 + (call % 20))), token });
    const ms = performance.now() - askedAt;
    statuses.add(answer.statusCode);
    // The first requests fill caches.
    if (call < 5) continue;
    times.push(ms);
    counts.add(queries.mock.calls.length);
  }
  times.sort((one, other) => one - other);
  return { p95: times[Math.floor(0.95 * times.length)] ?? Infinity, counts, statuses };
}

describe(`a studio with ${bulk.bookings} bookings, ${bulk.users} users and ${bulk.styles} styles`, () => {
  it.each(lists)(
    `answers %s within ${goalMs} ms, with as many queries at every call`,
    async (url, asAdmin) => {
      const { p95, counts, statuses } = await measure(url, asAdmin);
      process.stdout.write(`${url}: p95 ${p95.toFixed(1)} ms, ${[...counts].join(' or ')} queries\n`);
      expect([...statuses]).toEqual([200]);
      expect(counts.size).toBe(1);
      expect(p95).toBeLessThanOrEqual(goalMs);
    },
  );

  it('needs no more queries for a long page than for a short one', async () => {
    for (const url of ['/api/booking/all', '/api/users', '/api/styles/all', '/api/reviews/all']) {
      const short = await measure(`${url}?page=1&size=1`, true);
      const long = await measure(`${url}?page=1&size=100`, true);
      expect([url, [...long.counts]]).toEqual([url, [...short.counts]]);
    }
  });
});
