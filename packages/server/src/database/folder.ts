import { mkdirSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseUnfit } from './errors.ts';

/**
 * Makes a folder and those above it. Node's own way of doing so never ends where the system pretends that a folder it
 * refuses does not exist, as under /proc.
 * @throws what the system says of the first one that cannot be made
 */
export function makeFolder(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    mkdirSync(path);
  }
}

/** The free space, in MB, that the embedded database is never run below: it cannot live through a full disk. */
const floorMb = 64;

/** Whether less than the floor is left where a folder lies. */
export function isNearlyFull(path: string): boolean {
  const { bavail, bsize } = statfsSync(path);
  return bavail * bsize < floorMb * 2 ** 20;
}

/** @throws {DatabaseUnfit} when too little space is left where a data directory lies */
export function checkSpace(dataDir: string): void {
  if (!isNearlyFull(dataDir)) return;
  throw new DatabaseUnfit(
    `DATA_DIR ${dataDir} has less than ${floorMb} MB of free space left, which the embedded database needs.`,
  );
}
