import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Booking } from '@plaitful/api-client/contract';
import { openDatabase } from '../src/platform/database/database.ts';
import { makeTempDir } from './tempDir.ts';
import { spawnServer, type ServerProcess } from './serverProcess.ts';
import { prepareSlots, type SlotStudio } from './slotFixtures.ts';
import { isOnPostgres } from './testDatabase.ts';

/** A disk of its own, small enough to be filled; mounting it needs root. */
interface SmallDisk {
  readonly dataDir: string;
  /** Leaves this many MB free. */
  fill(leftMb: number): void;
  clear(): void;
}

const isRoot = process.getuid?.() === 0;
const mounted: string[] = [];
const servers: ServerProcess[] = [];

afterEach(async () => {
  for (const { child } of servers) child.kill('SIGKILL');
  await Promise.all(servers.splice(0).map(({ ended }) => ended));
  for (const dataDir of mounted.splice(0)) execFileSync('umount', [dataDir]);
});

function mountDisk(sizeMb: number): SmallDisk {
  const dataDir = makeTempDir();
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${sizeMb}m`, 'none', dataDir]);
  mounted.push(dataDir);
  const filler = join(dataDir, 'filler');
  return {
    dataDir,
    fill: (leftMb) => {
      const { bavail, bsize } = statfsSync(dataDir);
      const pages = Math.floor((bavail * bsize - leftMb * 2 ** 20) / 4096);
      // It ends with an error when the disk is full.
      const count = leftMb === 0 ? [] : [`count=${pages}`];
      spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4096', ...count], { stdio: 'ignore' });
    },
    clear: () => rmSync(filler, { force: true }),
  };
}

async function start(dataDir: string): Promise<{ server: ServerProcess; address: string }> {
  const server = spawnServer({ DATA_DIR: dataDir, RATE_LIMIT: 'off', JOBS_INTERVAL_MS: '200' });
  servers.push(server);
  return { server, address: await server.address };
}

interface Outcome {
  /** None when the server ended meanwhile. */
  readonly status: number | undefined;
  readonly ms: number;
  readonly bookingId?: number;
}

/** Books the next slot. */
async function book(address: string, { parents, inputs }: SlotStudio): Promise<Outcome> {
  const askedAt = performance.now();
  const headers = {
    authorization: `Bearer ${parents[0]?.token ?? ''}`,
    'content-type': 'application/json',
  };
  const input = inputs.shift();
  if (input === undefined) throw new Error('there are too few slots for this machine; prepare more');
  const call = { method: 'POST', headers, body: JSON.stringify(input) };
  const answer = await fetch(`${address}/api/booking/create`, call).catch(() => undefined);
  const body = (await answer?.json().catch(() => undefined)) as Booking | undefined;
  const outcome = { status: answer?.status, ms: performance.now() - askedAt };
  // Repeated only after a pause: thousands are refused in a second.
  if (answer?.status !== 200) inputs.push(input);
  return answer?.status === 200 && body !== undefined ? { ...outcome, bookingId: body.bookingId } : outcome;
}

async function storedBookings(dataDir: string): Promise<Set<number>> {
  const { database, close } = await openDatabase({ kind: 'embedded', dataDir }, () => undefined);
  const rows = await database.selectFrom('bookings').select('bookingId').execute();
  await close();
  return new Set(rows.map(({ bookingId }) => bookingId));
}

const prepare = (dataDir: string): Promise<SlotStudio> =>
  prepareSlots({ kind: 'embedded', dataDir }, { parentCount: 1, days: 1000 });

describe.skipIf(isOnPostgres || !isRoot)('the embedded database on a full disk', () => {
  it('rejects bookings while little space is left, can still be read, and continues when there is space', async () => {
    const disk = mountDisk(256);
    const studio = await prepare(disk.dataDir);
    const { address } = await start(disk.dataDir);
    expect((await book(address, studio)).status).toBe(200);
    disk.fill(40);
    await setTimeout(200);
    for (let index = 0; index < 20; index += 1) {
      const { status, ms } = await book(address, studio);
      expect([status, ms < 2000]).toEqual([503, true]);
    }
    expect((await fetch(`${address}/api/styles/all`)).status).toBe(200);
    disk.clear();
    await setTimeout(200);
    expect((await book(address, studio)).status).toBe(200);
  });

  it('answers 503 or ends within 2 s when the disk is full all at once, and loses nothing it confirmed', async () => {
    const disk = mountDisk(256);
    const studio = await prepare(disk.dataDir);
    const acknowledged = new Set<number>();
    const seen: Record<string, number> = {};
    let { server, address } = await start(disk.dataDir);
    for (let round = 0; round < 8; round += 1) {
      const isFull = setTimeout(300 + round * 41).then(() => disk.fill(0));
      const until = performance.now() + 3000;
      while (performance.now() < until && server.child.exitCode === null) {
        const { status, ms, bookingId } = await book(address, studio);
        if (bookingId !== undefined) acknowledged.add(bookingId);
        seen[status ?? 'ended'] = (seen[status ?? 'ended'] ?? 0) + 1;
        expect(ms).toBeLessThan(2000);
        expect([200, 503, undefined]).toContain(status);
      }
      await isFull;
      disk.clear();
      // The exit code of a server that cannot go on.
      expect(server.child.exitCode).not.toBe(0);
      if (server.child.exitCode !== null) ({ server, address } = await start(disk.dataDir));
      await expect.poll(async () => (await book(address, studio)).status, { timeout: 5000 }).toBe(200);
    }
    server.child.kill('SIGKILL');
    await server.ended;
    const stored = await storedBookings(disk.dataDir);
    process.stdout.write(`${JSON.stringify(seen)}; acknowledged: ${acknowledged.size}\n`);
    expect(acknowledged.size).toBeGreaterThan(0);
    expect([...acknowledged].filter((bookingId) => !stored.has(bookingId))).toEqual([]);
  });
});
