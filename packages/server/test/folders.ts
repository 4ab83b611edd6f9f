import { cpSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';

/** A folder of its own; all of them are removed when the run ends. */
export const makeTempDir = (): string => mkdtempSync(join(inject('testFolder'), 'folder-'));

/** A data directory whose database is migrated already, so that opening it takes no time. */
export function makeDataDir(): string {
  const dataDir = makeTempDir();
  cpSync(inject('migratedDatabase'), dataDir, { recursive: true });
  return dataDir;
}
