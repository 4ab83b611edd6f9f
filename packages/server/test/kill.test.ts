import { describe, expect, it } from 'vitest';
import { addDays } from '@plaitful/domain/studio-time';
import type { Booking } from '@plaitful/api-client/contract';
import { openDatabase } from '../src/database/database.ts';
import { openSession } from '../src/sessions/sessions.service.ts';
import { makeDataDir, spawnServer } from './serverProcess.ts';
import { bookingBody, fillStudio, insertPerson } from './studio.ts';

const rounds = 5;
const times = ['08:00', '09:30', '11:00', '12:30', '14:00', '15:30', '17:00'] as const;

/** A data directory with a member and one style that is offered at 2,800 slots. */
async function prepare(dataDir: string) {
  const opened = await openDatabase({ kind: 'embedded', dataDir }, (error) => {
    throw error;
  });
  const { database } = opened;
  const { styleId } = await fillStudio(database);
  const member = await insertPerson(database);
  const token = await openSession(database, member.id, new Date());
  const today = new Date().toISOString().slice(0, 10);
  const slots = Array.from({ length: 400 }, (_, day) => addDays(today, day + 2)).flatMap((date) =>
    times.map((time) => ({ date, time })),
  );
  await database.deleteFrom('styleTimes').where('styleId', '=', styleId).execute();
  await database
    .insertInto('styleTimes')
    .values(slots.map((slot) => ({ styleId, ...slot })))
    .execute();
  await opened.close();
  return { slots, styleId, member, token };
}

describe('kill -9 while bookings are written', () => {
  it('loses no booking that was acknowledged, in five rounds', { timeout: 180_000 }, async () => {
    const dataDir = makeDataDir();
    const { slots, styleId, member, token } = await prepare(dataDir);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const acknowledged = new Set<number>();
    const env = { DATA_DIR: dataDir, RATE_LIMIT: 'off', JOBS_INTERVAL_MS: '3600000' };

    const bookUntilKilled = async (address: string, isKilled: () => boolean): Promise<void> => {
      for (let slot = slots.shift(); slot !== undefined && !isKilled(); slot = slots.shift()) {
        const body = bookingBody(styleId, { bookingDate: slot.date, bookingTime: slot.time });
        const call = { method: 'POST', headers, body: JSON.stringify(body) };
        const answer = await fetch(`${address}/api/booking/create`, call).catch(() => undefined);
        if (answer?.status !== 200) continue;
        const booking = await answer.json().catch(() => undefined);
        if (booking !== undefined) acknowledged.add((booking as Booking).bookingId);
      }
    };

    const counts: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const server = spawnServer(env);
      const address = await server.address;
      let isKilled = false;
      const clients = Array.from({ length: 4 }, () => bookUntilKilled(address, () => isKilled));
      await new Promise((resolve) => setTimeout(resolve, 500 + round * 150));
      server.child.kill('SIGKILL');
      isKilled = true;
      await Promise.all([...clients, server.ended]);
      counts.push(acknowledged.size);
    }

    const server = spawnServer(env);
    const list = await fetch(`${await server.address}/api/users/bookings/${member.id}`, { headers });
    const stored = new Set(((await list.json()) as Booking[]).map(({ bookingId }) => bookingId));
    server.child.kill('SIGTERM');
    await server.ended;
    expect(acknowledged.size).toBeGreaterThan(rounds);
    expect([...acknowledged].filter((bookingId) => !stored.has(bookingId))).toEqual([]);
    process.stdout.write(`acknowledged after each round: ${counts.join(', ')}; stored: ${stored.size}\n`);
  });
});
