import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { start } from './migrations/001-start.ts';
import { whole } from './migrations/002-whole.ts';
import { lists } from './migrations/003-lists.ts';
import { open } from './migrations/004-open.ts';
import { pictures } from './migrations/005-pictures.ts';
import { verification } from './migrations/006-verification.ts';
import { accounts } from './migrations/007-accounts.ts';
import { unusedPictures } from './migrations/008-unusedPictures.ts';
import { noTotals } from './migrations/009-noTotals.ts';
import { attemptCounts } from './migrations/010-attemptCounts.ts';
import { family } from './migrations/011-family.ts';
import { calendar } from './migrations/012-calendar.ts';

/** Every change of the data's shape, in order; a released one is never edited. */
const migrations: Record<string, Migration> = {
  '001-start': start,
  '002-whole': whole,
  '003-lists': lists,
  '004-open': open,
  '005-pictures': pictures,
  '006-verification': verification,
  '007-accounts': accounts,
  '008-unused-pictures': unusedPictures,
  '009-no-totals': noTotals,
  '010-attempt-counts': attemptCounts,
  '011-family': family,
  '012-calendar': calendar,
};

/**
 * Brings the database to the newest shape. Servers that start together wait for each other.
 * @throws when a migration fails; nothing of it is kept
 */
export async function migrate<T>(database: Kysely<T>): Promise<void> {
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
}
