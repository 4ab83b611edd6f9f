import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Booking } from '@plaitful/api-client/contract';
import { hasPostgres, startClusters, type Cluster } from './clusters.ts';
import { spawnServer, type ServerProcess } from './serverProcess.ts';
import { prepareSlots, type Parent, type SlotStudio } from './slotFixtures.ts';
import { makeTempDir } from './tempDir.ts';
import { repetitionsForTier } from './testTier.ts';

const rounds = repetitionsForTier(20, 2);

let clusters: [Cluster, Cluster];
let stop: () => Promise<void>;
let server: ServerProcess;
let address: string;
let studio: SlotStudio;
const acknowledged: number[] = [];
const answers: { readonly at: number; readonly status: number }[] = [];

/** Books one slot after another, each until it is answered with a booking. */
async function keepBooking({ token }: Parent, over: AbortSignal): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (let input = studio.inputs.shift(); !over.aborted; await setTimeout(20)) {
    const call = { method: 'POST', headers, body: JSON.stringify(input) };
    const answer = await fetch(`${address}/api/booking/create`, call);
    answers.push({ at: performance.now(), status: answer.status });
    const body: unknown = await answer.json();
    if (answer.status !== 200) continue;
    acknowledged.push((body as Booking).bookingId);
    input = studio.inputs.shift();
  }
}

/** Kills the primary and promotes the standby. @returns how long bookings then took to come back, in ms */
async function failOver([primary, standby]: [Cluster, Cluster]): Promise<number> {
  await setTimeout(1000);
  await primary.kill();
  await setTimeout(1500);
  await standby.promote();
  const promotedAt = performance.now();
  const firstBooking = () => answers.find(({ at, status }) => at > promotedAt && status === 200);
  await expect.poll(() => firstBooking() !== undefined, { interval: 20 }).toBe(true);
  return Math.round((firstBooking()?.at ?? Infinity) - promotedAt);
}

describe.skipIf(!hasPostgres)('a server whose PostgreSQL fails over', { tags: ['nightly'] }, () => {
  beforeAll(async () => {
    ({ clusters, stop } = await startClusters());
    const hosts = clusters.map(({ port }) => `127.0.0.1:${port}`).join(',');
    const url = `postgres://postgres@${hosts}/postgres?target_session_attrs=read-write`;
    studio = await prepareSlots({ kind: 'postgres', url }, { parentCount: 4, days: 3000 });
    const env = { DATA_DIR: makeTempDir(), RATE_LIMIT: 'off', JOBS_INTERVAL_MS: '500' };
    server = spawnServer({ ...env, DATABASE_URL: url });
    address = await server.address;
  });
  afterAll(async () => {
    server.child.kill('SIGKILL');
    await stop();
  });

  it(`follows it within five seconds and loses nothing that was acknowledged, in ${rounds} rounds`, async () => {
    const over = new AbortController();
    const load = Promise.all(studio.parents.map((parent) => keepBooking(parent, over.signal)));
    const recoveries: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const [primary, standby] = clusters;
      recoveries.push(await failOver(clusters));
      await primary.follow(standby);
      clusters = [standby, primary];
    }
    over.abort();
    await load;
    const rows = await clusters[0].query('SELECT booking_id AS id FROM bookings');
    const stored = new Set(rows.map(({ id }) => id));
    const lost = acknowledged.filter((bookingId) => !stored.has(bookingId));
    process.stdout.write(
      `acknowledged ${acknowledged.length}, lost ${lost.length}, back after ${recoveries.join(', ')} ms\n`,
    );
    expect(lost).toEqual([]);
    expect(Math.max(...recoveries)).toBeLessThanOrEqual(5000);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
  });
});
