import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import type { Booking } from '@plaitful/api-client/contract';
import { createBackupJob, type BackupSettings } from '../src/platform/backup/backup.service.ts';
import { loadBackupStatus } from '../src/platform/backup/backupFiles.ts';
import { toBackupSettings } from '../src/app/backup/backup.ts';
import { openDatabase, type OpenDatabase } from '../src/platform/database/database.ts';
import { spawnServer, type ServerProcess } from './serverProcess.ts';
import { prepareSlots } from './slotFixtures.ts';
import { makeDataDir, makeTempDir } from './tempDir.ts';

const servers: ServerProcess[] = [];
const opened: OpenDatabase[] = [];
afterEach(async () => {
  for (const { child } of servers.splice(0)) child.kill('SIGKILL');
  for (const database of opened.splice(0)) await database.close();
});

const runCommand = (env: Record<string, string>, ...args: string[]) =>
  spawnServer(env, 'app/server.ts', args).ended;

describe('a backup of the embedded database', { tags: ['ci'] }, () => {
  it('is made while the server takes bookings, and its restore has every booking of before', async () => {
    const dataDir = makeDataDir();
    const { parents, inputs } = await prepareSlots(
      { kind: 'embedded', dataDir },
      { parentCount: 1, days: 400 },
    );
    const env = { DATA_DIR: dataDir, BACKUP_DIR: makeTempDir(), RATE_LIMIT: 'off', JOBS_INTERVAL_MS: '200' };
    const server = spawnServer(env);
    servers.push(server);
    const address = await server.address;
    const headers = {
      authorization: `Bearer ${parents[0]?.token ?? ''}`,
      'content-type': 'application/json',
    };
    const book = async (): Promise<number> => {
      const call = { method: 'POST', headers, body: JSON.stringify(inputs.shift()) };
      const answer = await fetch(`${address}/api/booking/create`, call);
      expect(answer.status).toBe(200);
      return ((await answer.json()) as Booking).bookingId;
    };
    const before = [await book(), await book(), await book()];
    const command = spawnServer(env, 'app/server.ts', ['--backup']);
    while (command.child.exitCode === null) {
      await book();
      await setTimeout(20);
    }
    const { code, stdout } = await command.ended;
    expect([code, stdout]).toEqual([0, expect.stringMatching(/^The backup is \S+\.\n$/)]);
    const [name = ''] = readdirSync(env.BACKUP_DIR);
    expect(stdout).toContain(join(env.BACKUP_DIR, name));
    expect((await runCommand(env, '--restore', name)).stderr).toContain('in use by another server');

    server.child.kill('SIGKILL');
    await server.ended;
    expect(await runCommand(env, '--restore', '2020-01-01')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(name) as string,
    });
    expect(await runCommand(env, '--restore', name)).toMatchObject({ code: 0, stderr: '' });
    expect((await runCommand(env, '--check')).stdout).toContain(`The last good backup is ${name}, with `);
    const { database, close } = await openDatabase({ kind: 'embedded', dataDir }, (error) =>
      expect.fail(error.message),
    );
    const rows = await database.selectFrom('bookings').select('bookingId').orderBy('bookingId').execute();
    const sessions = await database.selectFrom('sessions').selectAll().execute();
    await close();
    expect(rows.slice(0, 3).map(({ bookingId }) => bookingId)).toEqual(before);
    expect(sessions).toEqual([]);
    expect(readdirSync(dataDir).filter((entry) => entry.startsWith('db.before-'))).toHaveLength(1);
  });
});

interface Night {
  now: Date;
  readonly settings: BackupSettings;
  readonly run: () => Promise<void>;
  readonly names: () => string[];
}

/** The nightly job on a database of its own, with a clock that the test sets. */
async function openNights(change: Partial<BackupSettings> = {}): Promise<Night> {
  const dataDir = makeDataDir();
  const backupDir = makeTempDir();
  const database = await openDatabase({ kind: 'embedded', dataDir }, (error) => expect.fail(error.message));
  opened.push(database);
  const settings = {
    ...toBackupSettings({
      database: database.database,
      config: { dataDir, backupDir },
      business: { timeZone: 'America/Toronto' },
      clock: () => night.now,
      log: pino({ level: 'silent' }),
    }),
    ...change,
  };
  const night: Night = {
    now: new Date('2026-12-01T07:59:00Z'),
    settings,
    run: createBackupJob(settings),
    names: () => readdirSync(backupDir),
  };
  return night;
}

describe('the nightly backup', { tags: ['ci'] }, () => {
  it('is made once after three in the morning at the studio', async () => {
    const night = await openNights();
    await night.run();
    expect(night.names()).toEqual([]);
    night.now = new Date('2026-12-01T08:00:00Z');
    await night.run();
    expect(night.names()).toEqual(['2026-12-01']);
    expect(existsSync(join(night.settings.config.backupDir, '2026-12-01', 'backup_label'))).toBe(true);
    const { good } = loadBackupStatus(night.settings.config.dataDir) ?? {};
    expect(good).toEqual({ name: '2026-12-01', at: night.now.toISOString(), bookings: 0 });
    rmSync(join(night.settings.config.backupDir, '2026-12-01'), { recursive: true });
    await night.run();
    await createBackupJob(night.settings)();
    expect(night.names()).toEqual([]);
  });

  it.each([
    [
      'its copy cannot be opened',
      { drill: () => Promise.reject(new Error('it does not open')) },
      'does not open',
    ],
    ['bookings are missing in it', { countBookings: () => Promise.resolve(7) }, 'has 0 bookings, not 7 to 7'],
  ] as const)('is not kept, and its failure noted, when %s', async (_, change, failure) => {
    const night = await openNights(change);
    await night.run();
    night.now = new Date('2026-12-02T09:00:00Z');
    await night.run();
    expect(night.names()).toEqual([]);
    expect(loadBackupStatus(night.settings.config.dataDir)).toEqual({
      night: '2026-12-02',
      failure: expect.stringContaining(failure) as string,
    });
  });

  it('finds a damaged page of its copy when it is opened', async () => {
    const night = await openNights();
    const dataDir = makeDataDir();
    const control = join(dataDir, 'db', 'global', 'pg_control');
    writeFileSync(control, readFileSync(control).fill(0, 0, 64));
    await expect(night.settings.drill(join(dataDir, 'db'), makeTempDir())).rejects.toThrow('Command failed');
  });
});
