import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A temporary folder; all of them are removed when the run ends. */
export const makeTempDir = (): string => mkdtempSync(join(inject('testFolder'), 'folder-'));

/** A data directory with a migrated database, so that opening it takes no time. */
export function makeDataDir(): string {
  const dataDir = makeTempDir();
  cpSync(inject('migratedDatabase'), dataDir, { recursive: true });
  return dataDir;
}
