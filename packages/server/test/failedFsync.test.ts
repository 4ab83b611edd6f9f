import { afterEach, describe, expect, it } from 'vitest';
import type { Booking } from '@plaitful/api-client/contract';
import { openDatabase } from '../src/platform/database/database.ts';
import { spawnServer, type ServerProcess } from './serverProcess.ts';
import { prepareSlots } from './slotFixtures.ts';
import { makeDataDir } from './tempDir.ts';

/** Has every fsync of the process fail after SIGUSR2, with a code that Emscripten knows or does not know. */
const preload = (code: string) =>
  `data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    process.on('SIGUSR2', () => {
      fs.fsyncSync = () => { throw Object.assign(new Error('fsync failed'), { code: '${code}' }); };
      syncBuiltinESMExports();
      process.stdout.write('fsync fails');
    });`)}`;

let server: ServerProcess;
afterEach(() => server.child.kill('SIGKILL'));

describe('a server whose disk refuses an fsync', { tags: ['ci'] }, () => {
  it.each(['EIO', 'EUNKNOWN'])('ends, and does not acknowledge the booking: %s', async (code) => {
    const dataDir = makeDataDir();
    const place = { kind: 'embedded', dataDir } as const;
    const { parents, inputs } = await prepareSlots(place, { parentCount: 1, days: 1 });
    server = spawnServer({
      DATA_DIR: dataDir,
      NODE_OPTIONS: `--import=${preload(code)}`,
      JOBS_INTERVAL_MS: '3600000',
    });
    const address = await server.address;
    const book = async () => {
      const headers = {
        authorization: `Bearer ${parents[0]?.token ?? ''}`,
        'content-type': 'application/json',
      };
      const call = { method: 'POST', headers, body: JSON.stringify(inputs.shift()) };
      const answer = await fetch(`${address}/api/booking/create`, call).catch(() => undefined);
      return answer?.status === 200 ? ((await answer.json()) as Booking).bookingId : undefined;
    };
    const acknowledged = await book();
    const failing = new Promise((resolve) => server.child.stdout?.on('data', resolve));
    server.child.kill('SIGUSR2');
    await failing;
    expect(await book()).toBeUndefined();
    expect((await server.ended).code).toBe(1);
    const { database, close } = await openDatabase(place, (error) => expect.fail(error.message));
    const stored = await database.selectFrom('bookings').select('bookingId').execute();
    await close();
    expect(stored).toContainEqual({ bookingId: acknowledged });
  });
});
