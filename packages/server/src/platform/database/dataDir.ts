import { mkdirSync, statfsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { syncPathSync } from '../fsync.ts';
import { DatabaseUnusableError } from './errors.ts';

/**
 * Makes a folder and its parents, on the disk. Node's recursive `mkdir` never ends where the system reports a forbidden folder as
 * missing, as under /proc.
 * @throws the error of the first folder that cannot be made
 */
function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path);
  }
  syncPathSync(dirname(path));
}

/** The minimum free space, in MB, for the embedded database: it does not survive a full disk. */
const floorMb = 64;

export function isDiskNearlyFull(path: string): boolean {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize < floorMb * 2 ** 20;
}

/** @throws {DatabaseUnusableError} when too little space is left where a data directory lies */
export function assertDiskSpace(dataDir: string): void {
  if (!isDiskNearlyFull(dataDir)) return;
  throw new DatabaseUnusableError(
    `DATA_DIR ${dataDir} has less than ${floorMb} MB of free space left, which the embedded database needs.`,
  );
}

export class DataDirLockedError extends Error {
  constructor(dataDir: string) {
    super(
      `DATA_DIR ${dataDir} is in use by another server. Stop that one first, or give this one its own DATA_DIR.`,
    );
    this.name = 'DataDirLockedError';
  }
}

/**
 * Takes the lock of a data directory: the embedded database has none itself, and two processes on one directory lose
 * rows. The kernel releases it when the process ends, also on kill -9.
 * @returns a function that releases it
 * @throws {DataDirLockedError} immediately when another process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  makeFolder(dataDir);
  const file = new DatabaseSync(join(dataDir, 'db.lock'), { timeout: 0 });
  try {
    file.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (error instanceof Error && error.message.includes('locked')) throw new DataDirLockedError(dataDir);
    throw error;
  }
  return () => file.close();
}
