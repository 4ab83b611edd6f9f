import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeDataDir } from '../../../test/tempDir.ts';
import { checkpointWhenDue } from './checkpoint.ts';
import { openDatabase, type OpenDatabase } from './database.ts';

const dataDir = makeDataDir();
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase({ kind: 'embedded', dataDir }, (error) => expect.fail(error.message));
});
afterAll(() => opened.close());

const walMb = (): number => {
  const folder = join(dataDir, 'db', 'pg_wal');
  const files = readdirSync(folder).map((name) => statSync(join(folder, name)));
  return files.filter((file) => file.isFile()).reduce((sum, { size }) => sum + size, 0) / 2 ** 20;
};

it('keeps the write-ahead log at 64 MB at most, however much is written', { tags: ['ci'] }, async () => {
  const { database } = opened;
  await sql`CREATE TABLE texts (text text)`.execute(database);
  for (let round = 0; round < 20; round += 1) {
    await sql`INSERT INTO texts SELECT repeat(md5(n::text), 200) FROM generate_series(1, 1000) n`.execute(
      database,
    );
    await sql`TRUNCATE texts`.execute(database);
    await sql`INSERT INTO texts SELECT md5(n::text) FROM generate_series(1, 100000) n`.execute(database);
    await checkpointWhenDue(database);
  }
  expect(walMb()).toBeLessThanOrEqual(64);
});

it('makes no checkpoint when little was written within the hour', async () => {
  const last = sql`SELECT redo_lsn FROM pg_control_checkpoint()`;
  await sql`CHECKPOINT`.execute(opened.database);
  const before = await last.execute(opened.database);
  await checkpointWhenDue(opened.database);
  expect((await last.execute(opened.database)).rows).toEqual(before.rows);
});
