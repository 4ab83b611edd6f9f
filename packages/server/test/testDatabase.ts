import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import {
  type Database,
  openDatabase,
  type DatabaseTarget,
  type OpenDatabase,
} from '../src/platform/database/database.ts';
import { makeDataDir, makeTempDir } from './tempDir.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

/** Whether these tests run on PostgreSQL; else on the embedded database. */
export const isOnPostgres = serverUrl !== '';

async function administer(text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const drop = (name: string) => administer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);

/** A new database on the server of TEST_DATABASE_URL: empty, or a copy of another one. */
export async function createPostgresDatabase(
  template?: string,
): Promise<{ name: string; url: string; drop: () => Promise<unknown> }> {
  const name = `${template ?? 'plaitful_test'}_${randomBytes(6).toString('hex')}`;
  await administer(`CREATE DATABASE ${name} TEMPLATE ${template ?? 'template1'}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => drop(name) };
}

/** Drops a template and its copies, including those of aborted tests. */
export async function dropDatabases(template: string): Promise<void> {
  const databases = await administer(
    `SELECT datname FROM pg_database WHERE starts_with(datname, '${template}')`,
  );
  for (const { datname } of databases) await drop(String(datname));
}

/** A database that no other test uses: on PostgreSQL where TEST_DATABASE_URL is set, else embedded. */
export async function createTestDatabase({ isMigrated = true } = {}): Promise<{
  place: DatabaseTarget;
  drop: () => Promise<unknown>;
}> {
  if (isOnPostgres) {
    const created = await createPostgresDatabase(isMigrated ? inject('migratedDatabase') : undefined);
    return { place: { kind: 'postgres', url: created.url }, drop: created.drop };
  }
  const dataDir = isMigrated ? makeDataDir() : makeTempDir();
  return { place: { kind: 'embedded', dataDir }, drop: async () => rmSync(dataDir, { recursive: true }) };
}

const throwError = (error: Error): never => {
  throw error;
};

/** Open embedded databases that no test of this worker uses now. */
const unused: OpenDatabase[] = [];

/** Deletes all rows. Opening another copy takes ten times as long. */
async function deleteRows(database: Database): Promise<void> {
  const tables = await sql<{ name: string }>`
    SELECT format('%I', tablename) AS name FROM pg_tables
    WHERE schemaname = 'public' AND NOT starts_with(tablename, 'kysely_')`.execute(database);
  const names = tables.rows.map(({ name }) => name).join();
  // Some tables have triggers that refuse this.
  await sql`SET session_replication_role = replica`.execute(database);
  await sql.raw(`TRUNCATE ${names} RESTART IDENTITY CASCADE`).execute(database);
  await sql`RESET session_replication_role`.execute(database);
}

async function openReused(): Promise<OpenDatabase> {
  const opened =
    unused.pop() ??
    (await openDatabase({ kind: 'embedded', dataDir: makeDataDir(), fsync: false }, throwError));
  return {
    database: opened.database,
    close: async () => {
      await deleteRows(opened.database);
      unused.push(opened);
    },
  };
}

/**
 * Opens a database without rows.
 * @param options `isMigrated: false` migrates it here; `isReused: false` is for tests that change its tables
 */
export async function openTestDatabase({ isMigrated = true, isReused = true } = {}): Promise<OpenDatabase> {
  if (isMigrated && isReused && !isOnPostgres) return openReused();
  const { place, drop: dropPlace } = await createTestDatabase({ isMigrated });
  const opened = await openDatabase(place, throwError);
  return {
    database: opened.database,
    close: async () => {
      await opened.close();
      await dropPlace();
    },
  };
}
