import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '@plaitful/api-client/contract';
import { openDatabase } from '../src/platform/database/database.ts';
import { makeTempDir } from './tempDir.ts';
import { isFullTier, repetitionsForTier } from './testTier.ts';
import { startProxy, type Fault, type Proxy } from './proxy.ts';
import { spawnServer, type ServerProcess } from './serverProcess.ts';
import { prepareSlots, type Parent, type SlotStudio } from './slotFixtures.ts';
import { createPostgresDatabase, isOnPostgres } from './testDatabase.ts';

/** One call and its result. */
interface Answer {
  readonly at: number;
  readonly ms: number;
  readonly status: number;
  readonly retryAfter: string | null;
}

const clients = 8;
/** Longer than the three seconds that PostgreSQL may be silent: until then nothing is refused. */
const outageMs = repetitionsForTier(10_000, 4500);
/** Times are checked at full length; in `npm test` other suites run beside. */
const limits = { answerMs: repetitionsForTier(5000, 30_000), backMs: repetitionsForTier(2000, 30_000) };
const faults: Fault[] = isFullTier
  ? ['gone', 'silent', 'gone', 'silent', 'gone', 'late']
  : ['gone', 'silent'];

let source: Awaited<ReturnType<typeof createPostgresDatabase>>;
let proxy: Proxy;
let server: ServerProcess;
let address: string;
let studio: SlotStudio;
const acknowledged = new Set<number>();
const answers: Answer[] = [];

/** Makes a call and records its result. Returns the answer of a 200. */
async function ask(url: string, init: RequestInit): Promise<unknown> {
  const askedAt = performance.now();
  const answer = await fetch(`${address}${url}`, init);
  const body: unknown = await answer.json();
  const at = performance.now();
  answers.push({
    at,
    ms: at - askedAt,
    status: answer.status,
    retryAfter: answer.headers.get('retry-after'),
  });
  return answer.status === 200 ? body : undefined;
}

/** A parent who books one slot after another, retrying each until it is answered, and reads the style. */
async function keepBooking({ token }: Parent, over: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  let input = studio.inputs.shift();
  while (!over.aborted) {
    const call = { method: 'POST', headers, body: JSON.stringify(input) };
    const booked = await ask('/api/booking/create', call);
    if (booked !== undefined) {
      acknowledged.add((booked as Booking).bookingId);
      input = studio.inputs.shift();
    }
    await ask('/api/styles/1', { headers });
    await setTimeout(20);
  }
}

/** Interrupts the connection for a while. Returns the results of all calls. */
async function suffer(fault: Fault) {
  await setTimeout(repetitionsForTier(3000, 1000));
  const brokenAt = performance.now();
  proxy.set(fault);
  await setTimeout(outageMs);
  proxy.set('none');
  const backAt = performance.now();
  await setTimeout(repetitionsForTier(5000, 3000));
  const since = answers.filter(({ at }) => at > brokenAt);
  const refused = since.filter(({ at, status }) => status === 503 && at < backAt).length;
  const slowestMs = Math.round(Math.max(...since.map(({ ms }) => ms)));
  const firstAt = since.find(({ at, status }) => status === 200 && at > backAt)?.at ?? Infinity;
  return { fault, refused, slowestMs, backMs: Math.round(firstAt - backAt) };
}

async function storedBookings(): Promise<Set<number>> {
  const { database, close } = await openDatabase({ kind: 'postgres', url: source.url }, () => undefined);
  const rows = await database.selectFrom('bookings').select('bookingId').execute();
  await close();
  return new Set(rows.map(({ bookingId }) => bookingId));
}

describe.skipIf(!isOnPostgres)('a server whose PostgreSQL is cut off', () => {
  beforeAll(async () => {
    source = await createPostgresDatabase();
    studio = await prepareSlots({ kind: 'postgres', url: source.url }, { parentCount: clients, days: 1500 });
    proxy = await startProxy(source.url);
    server = spawnServer({
      DATABASE_URL: proxy.url,
      DATA_DIR: makeTempDir(),
      RATE_LIMIT: 'off',
      JOBS_INTERVAL_MS: '500',
    });
    address = await server.address;
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await proxy.close();
    await source.drop();
  });

  it('answers 503 meanwhile, recovers by itself, and loses nothing it confirmed', async () => {
    const over = new AbortController();
    const load = Promise.all(studio.parents.map((parent) => keepBooking(parent, over.signal)));
    for (const fault of faults) {
      const outcome = await suffer(fault);
      process.stdout.write(`${JSON.stringify(outcome)}\n`);
      expect(outcome.refused).toBeGreaterThan(0);
      expect(outcome.slowestMs).toBeLessThanOrEqual(limits.answerMs);
      // What was sent before the delay ended still arrives late.
      expect(outcome.backMs).toBeLessThanOrEqual(fault === 'late' ? limits.answerMs : limits.backMs);
    }
    over.abort();
    await load;
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([503]));
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(server.child.exitCode).toBe(null);
    const stored = await storedBookings();
    process.stdout.write(`acknowledged: ${acknowledged.size}, stored: ${stored.size}\n`);
    expect(acknowledged.size).toBeGreaterThan(0);
    expect([...acknowledged].filter((bookingId) => !stored.has(bookingId))).toEqual([]);
  });
});
