import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingRow } from '../../../test/bookingRow.ts';
import { makeTempDir } from '../../../test/tempDir.ts';
import { fillStudio, insertPerson } from '../../../test/catalogueFixtures.ts';
import { openTestDatabase } from '../../../test/testDatabase.ts';
import { openDatabase, type OpenDatabase } from './database.ts';
import { copyDatabase, setTriggers } from './copyDatabase.ts';

const bookingCount = 130;
const at = new Date('2026-11-20T20:00:00.123Z');
let source: OpenDatabase;
let target: OpenDatabase;

/** Rows of every type of column: money, days, instants, JSON, bytes, and more rows than one batch. */
async function fill({ database }: OpenDatabase): Promise<void> {
  const studio = await fillStudio(database);
  const { id: userId } = await insertPerson(database);
  const rows = Array.from({ length: bookingCount }, (_, minute) => {
    const time = `${String(8 + Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
    return bookingRow({ ...studio, userId }, { bookingTime: time, childName: 'Zoë "Zo" O’Neil\n☂ \\' });
  });
  const stored = await database.insertInto('bookings').values(rows).returning('bookingId').execute();
  const entries = stored.map(({ bookingId }) => ({
    ...({ bookingId, actor: 'MEMBER', actorId: userId, change: 'CREATED', at } as const),
    before: null,
    after: JSON.stringify({ bookingDate: '2026-12-05' }),
  }));
  await database.insertInto('bookingHistory').values(entries).execute();
  const bytes = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
  const image = {
    hash: 'ab12cd34ab12cd34',
    width: 640,
    height: 640,
    format: 'jpeg',
    color: '#a04080',
    bytes,
  };
  await database
    .insertInto('images')
    .values({ ...image, createdAt: at })
    .execute();
  // Stored before the rule of phone numbers.
  await database.transaction().execute(async (trx) => {
    await setTriggers(trx, ['users'], 'DISABLE');
    await trx.updateTable('users').set({ mobilePhone: '+11613555019' }).where('id', '=', userId).execute();
    await setTriggers(trx, ['users'], 'ENABLE');
  });
}

beforeAll(async () => {
  source = await openDatabase({ kind: 'embedded', dataDir: makeTempDir() }, (error) => {
    throw error;
  });
  target = await openTestDatabase({ isMigrated: false });
  await fill(source);
});
afterAll(async () => {
  await source.close();
  await target.close();
});

const tables = ['users', 'styles', 'styleTimes', 'bookings', 'bookingHistory', 'images'] as const;
const rowsOf = ({ database }: OpenDatabase, table: (typeof tables)[number]) =>
  database.selectFrom(table).selectAll().execute();

describe('moving to another database', () => {
  it('copies every table as it is, and lets ids go on where they were', async () => {
    const erased = await insertPerson(source.database);
    await source.database.deleteFrom('users').where('id', '=', erased.id).execute();
    const moved = await copyDatabase(source.database, target.database);
    for (const table of tables) expect(await rowsOf(target, table)).toEqual(await rowsOf(source, table));
    expect(moved.get('bookings')).toBe(bookingCount);
    expect((await insertPerson(target.database)).id).toBe(erased.id + 1);
  });

  it('leaves a copy that refuses invalid phone numbers', async () => {
    const invalid = insertPerson(target.database, { mobilePhone: '+11613555019' });
    await expect(invalid).rejects.toThrow('no Canadian phone number');
  });

  it('is refused by a database that is not empty, which stays unchanged', async () => {
    const before = await rowsOf(target, 'bookings');
    await expect(copyDatabase(source.database, target.database)).rejects.toThrow('not empty');
    expect(await rowsOf(target, 'bookings')).toEqual(before);
  });
});
