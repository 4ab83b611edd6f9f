import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { existsSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { makeDataDir, makeTempDir } from '../../../test/tempDir.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { DatabaseUnusableError } from './errors.ts';

const { fsyncSync } = fs;
const opened: OpenDatabase[] = [];

/** Replaces `fsyncSync` for every module. */
function replaceFsync(replacement: typeof fsyncSync): void {
  fs.fsyncSync = replacement;
  syncBuiltinESMExports();
}

async function open(dataDir: string, onFatal = (error: Error) => expect.fail(error.message)) {
  const database = await openDatabase({ kind: 'embedded', dataDir }, onFatal);
  opened.push(database);
  return database.database;
}

afterEach(async () => {
  replaceFsync(fsyncSync);
  for (const { close } of opened.splice(0)) await close();
});

describe('the embedded database', () => {
  it('calls fsync once in each commit, on a file of the write-ahead log', async () => {
    const database = await open(makeDataDir());
    await sql`CREATE TABLE numbers (number integer)`.execute(database);
    const synced: string[] = [];
    replaceFsync((descriptor) => {
      synced.push(readlinkSync(`/proc/self/fd/${descriptor}`));
      fsyncSync(descriptor);
    });
    for (const number of [1, 2, 3]) await sql`INSERT INTO numbers VALUES (${number})`.execute(database);
    expect(synced).toHaveLength(3);
    expect(synced.every((path) => /\/db\/pg_wal\/[0-9A-F]{24}$/u.test(path))).toBe(true);
  });

  it('begins anew when the creation of its folder was interrupted', async () => {
    const dataDir = makeTempDir();
    fs.mkdirSync(join(dataDir, 'db'));
    writeFileSync(join(dataDir, 'db', 'PG_VERSION'), '18\n');
    writeFileSync(join(dataDir, 'db.unfinished'), '');
    const database = await open(dataDir);
    expect((await sql`SELECT FROM bookings`.execute(database)).rows).toEqual([]);
    expect(existsSync(join(dataDir, 'db.unfinished'))).toBe(false);
  });

  it('finishes a restore that had put the old database aside', async () => {
    const dataDir = makeDataDir();
    fs.renameSync(join(dataDir, 'db'), join(dataDir, 'db.restored'));
    await open(dataDir);
    expect(readdirSync(dataDir)).not.toContain('db.restored');
  });

  it('is refused when another version of PostgreSQL has written it', async () => {
    const dataDir = makeDataDir();
    const version = join(dataDir, 'db', 'PG_VERSION');
    expect(readFileSync(version, 'utf8')).toBe('18\n');
    writeFileSync(version, '17\n');
    await expect(open(dataDir)).rejects.toThrow(DatabaseUnusableError);
  });

  it('opens although a power failure left an empty postmaster.pid', async () => {
    const dataDir = makeDataDir();
    writeFileSync(join(dataDir, 'db', 'postmaster.pid'), '');
    await open(dataDir);
    expect(readFileSync(join(dataDir, 'db', 'postmaster.pid'), 'utf8')).not.toBe('');
    expect(readdirSync(dataDir)).not.toContain('db.unfinished');
  });
});
