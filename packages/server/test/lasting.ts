import { afterAll } from 'vitest';
import type { DatabasePlace } from '../src/database/database.ts';
import { makeDataDir } from './serverProcess.ts';
import { createPostgresDatabase, isOnPostgres } from './testDatabase.ts';

const drops: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(drops.map((drop) => drop())));

/** A database that outlives its servers, and how they are told of it; gone after the tests of the file. */
export async function makeLasting(): Promise<{ place: DatabasePlace; env: Record<string, string> }> {
  const dataDir = makeDataDir();
  if (!isOnPostgres) return { place: { kind: 'embedded', dataDir }, env: { DATA_DIR: dataDir } };
  const { url, drop } = await createPostgresDatabase();
  drops.push(drop);
  return { place: { kind: 'postgres', url }, env: { DATA_DIR: dataDir, DATABASE_URL: url } };
}
