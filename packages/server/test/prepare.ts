import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase, type DatabaseTarget } from '../src/platform/database/database.ts';
import { createPostgresDatabase, dropDatabases } from './testDatabase.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder for all files of this test run. */
    readonly testFolder: string;
    /** The template of the tests' databases: a data directory, or the name of a database on the PostgreSQL server. */
    readonly migratedDatabase: string;
  }
}

async function migrate(place: DatabaseTarget): Promise<void> {
  const opened = await openDatabase(place, () => undefined);
  await opened.close();
}

/** Migrates one database for all files. */
export async function setup({ name, provide }: TestProject): Promise<() => Promise<void>> {
  const testFolder = mkdtempSync(join(tmpdir(), 'plaitful-server-'));
  provide('testFolder', testFolder);
  const removeFolder = () => rmSync(testFolder, { recursive: true, force: true });
  if (name !== 'server-postgres') {
    const dataDir = join(testFolder, 'migrated');
    await migrate({ kind: 'embedded', dataDir });
    provide('migratedDatabase', dataDir);
    return async () => removeFolder();
  }
  const template = await createPostgresDatabase();
  await migrate({ kind: 'postgres', url: template.url });
  provide('migratedDatabase', template.name);
  return async () => {
    removeFolder();
    await dropDatabases(template.name);
  };
}
