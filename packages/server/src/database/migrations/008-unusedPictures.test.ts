import type { Kysely } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fillStudio } from '../../../test/studio.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import type { OpenDatabase } from '../database.ts';
import { unusedPictures } from './008-unusedPictures.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

it('removes the pictures that no offered style has, and keeps the others', async () => {
  const { database } = open;
  const { styleId, archivedStyleId } = await fillStudio(database);
  const give = (imageHash: string, id: number) =>
    database.updateTable('styles').set({ imageHash }).where('styleId', '=', id).execute();
  await give('aa', styleId);
  await give('bb', archivedStyleId);
  const variant = {
    width: 320,
    height: 400,
    color: '#ffffff',
    bytes: Buffer.from('a'),
    createdAt: new Date(),
  };
  const rows = ['aa', 'bb', 'cc'].flatMap((hash) =>
    ['jpeg', 'webp'].map((format) => ({ ...variant, hash, format })),
  );
  await database.insertInto('images').values(rows).execute();
  await unusedPictures.up(database as unknown as Kysely<unknown>);
  const kept = await database.selectFrom('images').select(['hash', 'format']).orderBy('format').execute();
  expect(kept).toEqual([
    { hash: 'aa', format: 'jpeg' },
    { hash: 'aa', format: 'webp' },
  ]);
  const archived = await database
    .selectFrom('styles')
    .select('imageHash')
    .where('styleId', '=', archivedStyleId)
    .executeTakeFirst();
  expect(archived).toEqual({ imageHash: null });
});
