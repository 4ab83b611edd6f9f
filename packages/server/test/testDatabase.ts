import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase, type DatabasePlace, type OpenDatabase } from '../src/database/database.ts';

const serverUrl = process.env['TEST_DATABASE_URL'] ?? '';

/** Whether these tests run on PostgreSQL; else on the embedded database. */
export const isOnPostgres = serverUrl !== '';

async function administer(sql: string): Promise<void> {
  const client = new Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** An empty database on the server that TEST_DATABASE_URL names. */
export async function createPostgresDatabase(): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `plaitful_test_${randomBytes(6).toString('hex')}`;
  await administer(`CREATE DATABASE ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => administer(`DROP DATABASE ${name} WITH (FORCE)`) };
}

/** A database of this file's own, where TEST_DATABASE_URL names a server; else one in memory. */
async function makePlace(): Promise<{ place: DatabasePlace; drop: () => Promise<void> }> {
  if (!isOnPostgres) return { place: { kind: 'memory' }, drop: () => Promise.resolve() };
  const { url, drop } = await createPostgresDatabase();
  return { place: { kind: 'postgres', url }, drop };
}

/** Opens an empty, migrated database that is gone when it is closed. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const { place, drop } = await makePlace();
  const opened = await openDatabase(place, (error) => {
    throw error;
  });
  return {
    database: opened.database,
    close: async () => {
      await opened.close();
      await drop();
    },
  };
}
