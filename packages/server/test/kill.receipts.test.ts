import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { addMinutes, addMinutesToInstant } from '@plaitful/domain/studio-time';
import { openDatabase, type DatabaseTarget } from '../src/platform/database/database.ts';
import { bookingRow } from './bookingRow.ts';
import { createPersistentDatabase } from './persistentDatabase.ts';
import { spawnServer } from './serverProcess.ts';
import { prepareOwner } from './slotFixtures.ts';
import { repetitionsForTier } from './testTier.ts';

const rounds = repetitionsForTier(20, 3);

/** Opens the database while no server has it. */
async function withDatabase<Result>(
  place: DatabaseTarget,
  work: (database: Awaited<ReturnType<typeof openDatabase>>['database']) => Promise<Result>,
): Promise<Result> {
  const { database, close } = await openDatabase(place, () => undefined);
  try {
    return await work(database);
  } finally {
    await close();
  }
}

/** Paid bookings that begin now. @returns their ids */
const insertVisits = (place: DatabaseTarget, styleId: number, count: number) =>
  withDatabase(place, async (database) => {
    const { serviceId } = await database
      .selectFrom('styles')
      .select('serviceId')
      .where('styleId', '=', styleId)
      .executeTakeFirstOrThrow();
    const { id: userId } = await database.selectFrom('users').select('id').executeTakeFirstOrThrow();
    const startsAt = new Date();
    const endsAt = addMinutesToInstant(startsAt, 90);
    const rows = Array.from({ length: count }, (_, index) =>
      bookingRow(
        { userId, styleId, serviceId },
        { bookingTime: addMinutes('00:00', index), startsAt, endsAt, deposit: 'PAID' },
      ),
    );
    const stored = await database.insertInto('bookings').values(rows).returning('bookingId').execute();
    return stored.map(({ bookingId }) => bookingId);
  });

/** Finishes one visit after another until the server ends. */
async function finishUntilKilled(address: string, token: string, visits: number[], acknowledged: number[]) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ optionIds: [], lateFee: false, lines: [], paidBy: 'CASH', tip: 0 });
  for (let bookingId = visits.shift(); bookingId !== undefined; bookingId = visits.shift()) {
    const call = { method: 'PUT', headers, body };
    const answer = await fetch(`${address}/api/booking/${bookingId}/visit`, call).catch(() => undefined);
    if (answer === undefined) return;
    if (answer.status === 200) acknowledged.push(bookingId);
  }
}

it(
  'kill -9 while visits are finished leaves no gap in the numbers of receipts',
  { tags: ['ci'] },
  async () => {
    const { place, env } = await createPersistentDatabase();
    const { styleIds, token } = await prepareOwner(place);
    const [styleId = 0] = styleIds;
    const visits = await insertVisits(place, styleId, rounds * 60);
    const acknowledged: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const server = spawnServer({ ...env, RATE_LIMIT: 'off', JOBS_INTERVAL_MS: '3600000' });
      const address = await server.address;
      const enough = acknowledged.length + 10;
      const clients = [1, 2, 3, 4].map(() => finishUntilKilled(address, token, visits, acknowledged));
      await expect.poll(() => acknowledged.length, { interval: 3 }).toBeGreaterThan(enough);
      await setTimeout(round * 7);
      server.child.kill('SIGKILL');
      await Promise.all([...clients, server.ended]);
    }
    const { stored, lastNumber } = await withDatabase(place, async (database) => ({
      stored: await database
        .selectFrom('bookings')
        .select(['bookingId', 'receiptNumber'])
        .where('receiptNumber', 'is not', null)
        .orderBy('receiptNumber')
        .execute(),
      ...(await database.selectFrom('receiptCounters').select('lastNumber').executeTakeFirstOrThrow()),
    }));
    expect(stored.map(({ receiptNumber }) => receiptNumber)).toEqual(stored.map((_, index) => index + 1));
    expect(lastNumber).toBe(stored.length);
    const numbered = new Set(stored.map(({ bookingId }) => bookingId));
    expect(acknowledged.filter((bookingId) => !numbered.has(bookingId))).toEqual([]);
  },
);
