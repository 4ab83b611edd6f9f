import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Client } from 'pg';
import { inject } from 'vitest';
import { openDatabase, type DatabaseTarget, type OpenDatabase } from '../src/platform/database/database.ts';
import { makeDataDir, makeTempDir } from './tempDir.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

/** Whether these tests run on PostgreSQL; else on the embedded database. */
export const isOnPostgres = serverUrl !== '';

async function administer(sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
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
  return {
    place: { kind: 'embedded', dataDir, fsync: false },
    drop: async () => rmSync(dataDir, { recursive: true }),
  };
}

/** Opens a database that is deleted when it is closed; by default already migrated, else empty and migrated here. */
export async function openTestDatabase(options?: { isMigrated: boolean }): Promise<OpenDatabase> {
  const { place, drop: dropPlace } = await createTestDatabase(options);
  const opened = await openDatabase(place, (error) => {
    throw error;
  });
  return {
    database: opened.database,
    close: async () => {
      await opened.close();
      await dropPlace();
    },
  };
}
