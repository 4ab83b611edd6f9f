import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, testStart, type TestApp } from '../../../test/testApp.ts';
import { deleteExpiredAttempts, createRateLimiter } from './rateLimiter.ts';

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp({ now: testStart });
});
afterAll(() => world.close());

/** Two for an account and a client, three for the client. */
const createLimiter = (name: string) =>
  createRateLimiter({ database: world.database, clock: () => world.now, config: { rateLimit: true } }, name, {
    limits: [2, 3],
    minutes: 15,
  });
const minute = 60_000;
const pass = (ms: number) => {
  world.now = new Date(world.now.getTime() + ms);
};

it('a rate limiter refuses the one key that is used up, and takes it again when its time has passed', async () => {
  const limiter = createLimiter('windows');
  const retryAfter = async (...keys: string[]) => (await limiter.consume(keys))?.details.retryAfter ?? 0;
  expect([await retryAfter('a 1', '1'), await retryAfter('a 1', '1')]).toEqual([0, 0]);
  // What is rejected for the first key is not counted for the second either.
  expect([await retryAfter('a 1', '1'), await retryAfter('a 1', '1')]).toEqual([900, 900]);
  pass(minute);
  expect([await retryAfter('b 1', '1'), await retryAfter('c 1', '1')]).toEqual([0, 840]);
  expect(await retryAfter('c 2', '2')).toBe(0);
  pass(14 * minute);
  expect(await retryAfter('a 1', '1')).toBe(0);
});

it('a rate limiter lets no more through when attempts come at the same time', async () => {
  const limiter = createLimiter('race');
  const answers = await Promise.all(Array.from({ length: 12 }, () => limiter.consume(['a', 'b'])));
  expect(answers.filter((answer) => answer === undefined)).toHaveLength(2);
});

it('a rate limiter restores refunded attempts', async () => {
  const limiter = createLimiter('refunds');
  for (let times = 0; times < 5; times += 1) {
    expect(await limiter.consume(['a', 'b'])).toBeUndefined();
    await limiter.refund(['a', 'b']);
  }
});

it('counts are stored without their keys, and removed when their time has passed', async () => {
  await createLimiter('stored').consume(['ada@example.com', '192.0.2.1']);
  const read = () => world.database.selectFrom('attemptCounts').selectAll().execute();
  expect(JSON.stringify(await read())).not.toMatch(/ada@|192\.0/);
  // Whoever has only the counts cannot find the addresses by trying all of them.
  const guess = createHash('sha256').update('stored 1 192.0.2.1').digest('hex');
  expect((await read()).map(({ keyHash }) => keyHash)).not.toContain(guess);
  pass(15 * minute);
  await deleteExpiredAttempts(world.database, world.now);
  expect(await read()).toEqual([]);
});
