import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makeFolder } from './folder.ts';

/** Another process uses this data directory. */
export class DataDirInUse extends Error {
  constructor(dataDir: string) {
    super(
      `DATA_DIR ${dataDir} is in use by another server. Stop that one first, or give this one its own DATA_DIR.`,
    );
    this.name = 'DataDirInUse';
  }
}

/**
 * Takes the one lock of a data directory, because the embedded database takes none itself and two processes on one
 * directory lose rows. The kernel frees it when the process ends, also on kill -9.
 * @returns a function that frees it
 * @throws {DataDirInUse} at once when another process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  makeFolder(dataDir);
  const file = new DatabaseSync(join(dataDir, 'db.lock'), { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (error instanceof Error && error.message.includes('locked')) throw new DataDirInUse(dataDir);
    throw error;
  }
  return () => file.close();
}
