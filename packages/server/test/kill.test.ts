import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { AvailabilityAdded, Booking } from '@plaitful/api-client/contract';
import { addDays } from '@plaitful/domain/studio-time';
import { sql } from 'kysely';
import { openDatabase, type Database } from '../src/platform/database/database.ts';
import { repetitionsForTier } from './testTier.ts';
import { createPersistentDatabase } from './persistentDatabase.ts';
import { spawnServer } from './serverProcess.ts';
import { prepareOwner, prepareSlots, type Parent } from './slotFixtures.ts';

const rounds = repetitionsForTier(20, 3);

/** Books one slot after another until the server ends. */
async function bookUntilKilled(
  address: string,
  { token }: Parent,
  inputs: Record<string, unknown>[],
  acknowledged: Set<number>,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (;;) {
    const call = { method: 'POST', headers, body: JSON.stringify(inputs.shift()) };
    const answer = await fetch(`${address}/api/booking/create`, call).catch(() => undefined);
    if (answer === undefined) return;
    const booking = await answer.json().catch(() => undefined);
    if (answer.status === 200 && booking !== undefined) acknowledged.add((booking as Booking).bookingId);
  }
}

/** The stored bookings, and those with incomplete related rows. */
async function inspect(database: Database): Promise<{ stored: Set<number>; halfWritten: number[] }> {
  const rows = await database
    .selectFrom('bookings')
    .select((row) => [
      'bookingId',
      row
        .selectFrom('bookingHistory')
        .whereRef('bookingHistory.bookingId', '=', 'bookings.bookingId')
        .where('change', '=', 'CREATED')
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('history'),
      row
        .selectFrom('consents')
        .whereRef('consents.bookingId', '=', 'bookings.bookingId')
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('consents'),
      row
        .selectFrom('outbox')
        .whereRef('outbox.bookingId', '=', 'bookings.bookingId')
        .where('kind', '=', 'received')
        .where('channel', '=', 'mail')
        .select((of) => of.fn.countAll<number>().as('count'))
        .as('mails'),
    ])
    .execute();
  const isWhole = (row: (typeof rows)[number]) => row.history === 1 && row.consents === 3 && row.mails === 1;
  return {
    stored: new Set(rows.map(({ bookingId }) => bookingId)),
    halfWritten: rows.filter((row) => !isWhole(row)).map(({ bookingId }) => bookingId),
  };
}

/** Kills one server after another, each on the data of the previous one. */
async function killAgainAndAgain() {
  const { place, env } = await createPersistentDatabase();
  const { parents, inputs } = await prepareSlots(place, {
    parentCount: 4,
    days: repetitionsForTier(2000, 400),
  });
  const settings = { ...env, RATE_LIMIT: 'off', JOBS_INTERVAL_MS: '3600000' };
  const acknowledged = new Set<number>();
  for (let round = 0; round < rounds; round += 1) {
    const server = spawnServer(settings);
    const address = await server.address;
    const enough = acknowledged.size + 10;
    const clients = parents.map((parent) => bookUntilKilled(address, parent, inputs, acknowledged));
    await expect.poll(() => acknowledged.size, { interval: 3 }).toBeGreaterThan(enough);
    // At another moment of a booking each time.
    await setTimeout(round * 7);
    server.child.kill('SIGKILL');
    await Promise.all([...clients, server.ended]);
  }
  const { database, close } = await openDatabase(place, () => undefined);
  const { stored, halfWritten } = await inspect(database);
  await close();
  const lost = [...acknowledged].filter((bookingId) => !stored.has(bookingId));
  process.stdout.write(
    `acknowledged ${acknowledged.size}, stored ${stored.size}, lost ${lost.length}, half-written ${halfWritten.length}\n`,
  );
  return { lost, halfWritten };
}

/** Offers a year of one style per call, each time another year, until the server ends. */
async function offerUntilKilled(address: string, token: string, styleIds: number[], acknowledged: number[]) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  for (;;) {
    const year = 2030 + acknowledged.length;
    const dates = Array.from({ length: 365 }, (_, day) => addDays(`${year}-01-01`, day));
    const body = JSON.stringify({ styleIds, dates, hours: { from: '09:00', to: '18:00' } });
    const call = { method: 'POST', headers, body };
    const answer = await fetch(`${address}/api/availability/add`, call).catch(() => undefined);
    if (answer === undefined) return;
    const result = (await answer.json().catch(() => undefined)) as AvailabilityAdded | undefined;
    if (result === undefined) return;
    expect(answer.status).toBe(200);
    acknowledged.push(result.added);
  }
}

/** Kills a server during a bulk change; returns how many times it offers each year. */
async function killWhileOffering(delay: number) {
  const { place, env } = await createPersistentDatabase();
  const { styleIds, token } = await prepareOwner(place);
  const server = spawnServer({ ...env, RATE_LIMIT: 'off', JOBS_INTERVAL_MS: '3600000' });
  const acknowledged: number[] = [];
  const offering = offerUntilKilled(await server.address, token, styleIds, acknowledged);
  await expect.poll(() => acknowledged.length, { interval: 1 }).toBeGreaterThan(0);
  await setTimeout(delay);
  server.child.kill('SIGKILL');
  await Promise.all([offering, server.ended]);
  const { database, close } = await openDatabase(place, () => undefined);
  const rows = await database
    .selectFrom('styleTimes')
    .where('date', '>=', '2030-01-01')
    .select((row) => [
      sql<number>`extract(year from date)::int`.as('year'),
      row.fn.countAll<number>().as('count'),
    ])
    .groupBy('year')
    .orderBy('year')
    .execute();
  await close();
  return { acknowledged, stored: rows.map(({ count }) => count) };
}

describe('kill -9 while many styles are offered at once', { tags: ['ci'] }, () => {
  it('leaves each change whole or nothing of it, and loses none that was acknowledged', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { acknowledged, stored } = await killWhileOffering(round * 5);
      const [whole = 0] = acknowledged;
      expect(whole).toBeGreaterThan(1000);
      expect(stored.every((count) => count === whole)).toBe(true);
      expect(stored.length - acknowledged.length).toBeOneOf([0, 1]);
    }
  });
});

describe('kill -9 while bookings are written', { tags: ['ci'] }, () => {
  it(`loses no booking that was acknowledged and leaves none half-written, in ${rounds} rounds`, async () => {
    expect(await killAgainAndAgain()).toEqual({ lost: [], halfWritten: [] });
  });
});
