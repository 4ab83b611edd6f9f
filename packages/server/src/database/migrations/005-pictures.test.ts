import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { picture } from '../../../test/styleForms.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import type { OpenDatabase } from '../database.ts';
import { pictures } from './005-pictures.ts';

let open: OpenDatabase;

beforeAll(async () => {
  open = await openTestDatabase({ isMigrated: false });
});
afterAll(() => open.close());

it('gives the pictures that are kept already their colour', async () => {
  const { database } = open;
  // The shape before.
  await sql`ALTER TABLE images DROP COLUMN color`.execute(database);
  const keep = (hash: string, bytes: Buffer) => sql`
    INSERT INTO images (hash, width, height, format, bytes, created_at)
    VALUES (${hash}, 320, 400, 'jpeg', ${bytes}, now()), (${hash}, 640, 800, 'webp', ${bytes}, now())`;
  await keep('aa', await picture(320, 400, '#808080').jpeg().toBuffer()).execute(database);
  await keep('bb', Buffer.from('no picture any more')).execute(database);
  await pictures.up(database as never);
  const rows = await database.selectFrom('images').select(['hash', 'color']).orderBy('hash').execute();
  expect(rows).toEqual([
    { hash: 'aa', color: '#808080' },
    { hash: 'aa', color: '#808080' },
    { hash: 'bb', color: '#ffffff' },
    { hash: 'bb', color: '#ffffff' },
  ]);
});
