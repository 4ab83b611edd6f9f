import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

const folder = join(import.meta.dirname, 'migrations');

/** @param name its file in `migrations`, without `.sql` */
export async function runMigration<T>(database: Kysely<T>, name: string): Promise<void> {
  await sql.raw(readFileSync(join(folder, `${name}.sql`), 'utf8')).execute(database);
}

const listNames = (): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => basename(file, '.sql'))
    .toSorted();

/** All migrations, by name; a released one is never edited. */
const getMigrations = (): Promise<Record<string, Migration>> =>
  Promise.resolve(
    Object.fromEntries(listNames().map((name) => [name, { up: (database) => runMigration(database, name) }])),
  );

/** Whether the database has every migration. The migrator takes a third of a second for the same answer. */
async function isMigrated<T>(database: Kysely<T>): Promise<boolean> {
  const { rows } = await sql<{ isThere: boolean }>`
    SELECT to_regclass('kysely_migration') IS NOT NULL AS is_there`.execute(database);
  if (rows[0]?.isThere !== true) return false;
  const done = await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(database);
  return (
    done.rows
      .map(({ name }) => name)
      .toSorted()
      .join() === listNames().join()
  );
}

/**
 * Migrates the database. Servers that start at the same time wait for each other.
 * @throws when a migration fails; it is rolled back
 */
export async function migrate<T>(database: Kysely<T>): Promise<void> {
  if (await isMigrated(database)) return;
  const { error } = await new Migrator({ db: database, provider: { getMigrations } }).migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
}
