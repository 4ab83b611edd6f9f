import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openDatabase } from '../src/platform/database/database.ts';
import { spawnServer } from './serverProcess.ts';
import { prepareSlots } from './slotFixtures.ts';
import { makeDataDir } from './tempDir.ts';

it('moves an embedded database to the engine of this version, which opens it', { tags: ['ci'] }, async () => {
  const dataDir = makeDataDir();
  const place = { kind: 'embedded', dataDir } as const;
  const { parents } = await prepareSlots(place, { parentCount: 3, days: 10 });
  const args = ['--from-engine', '@electric-sql/pglite'];
  const { code, stdout } = await spawnServer({ DATA_DIR: dataDir }, 'app/move.ts', args).ended;
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^users +3$/m)]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('db.before-'))).toHaveLength(1);
  const { database, close } = await openDatabase(place, (error) => expect.fail(error.message));
  const users = await database.selectFrom('users').select('id').orderBy('id').execute();
  const times = await database.selectFrom('styleTimes').select('styleId').execute();
  await close();
  expect(users.map(({ id }) => id)).toEqual(parents.map(({ id }) => id));
  expect(times.length).toBeGreaterThanOrEqual(70);
});
