import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

const folder = join(import.meta.dirname, 'migrations');

/** @param name its file in `migrations`, without `.sql` */
export async function runMigration<T>(database: Kysely<T>, name: string): Promise<void> {
  await sql.raw(readFileSync(join(folder, `${name}.sql`), 'utf8')).execute(database);
}

/** All migrations, by name; a released one is never edited. */
async function getMigrations(): Promise<Record<string, Migration>> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .map((file) => basename(file, '.sql'));
  return Object.fromEntries(names.map((name) => [name, { up: (database) => runMigration(database, name) }]));
}

/**
 * Migrates the database. Servers that start at the same time wait for each other.
 * @throws when a migration fails; it is rolled back
 */
export async function migrate<T>(database: Kysely<T>): Promise<void> {
  const { error } = await new Migrator({ db: database, provider: { getMigrations } }).migrateToLatest();
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('a migration failed', { cause: error });
}
