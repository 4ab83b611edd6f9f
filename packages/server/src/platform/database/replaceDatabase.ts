import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { syncPathSync, syncTreeSync } from '../fsync.ts';
import { restoredFolder } from './embedded.ts';

/** Where a database is made that is to replace that of a data directory; a data directory itself. */
export const partFolder = (dataDir: string): string => join(dataDir, 'db.part');

/**
 * Puts the finished database of {@link partFolder} in the place of that of a data directory. The caller holds the lock. A
 * power failure at any point leaves one of the two; a start continues where it was interrupted.
 * @returns where the old one is
 */
export function replaceDatabase(dataDir: string): string {
  const [path, part, restored] = [join(dataDir, 'db'), partFolder(dataDir), restoredFolder(dataDir)];
  syncTreeSync(join(part, 'db'));
  rmSync(restored, { recursive: true, force: true });
  renameSync(join(part, 'db'), restored);
  syncPathSync(dataDir);
  const old = join(dataDir, `db.before-${new Date().toISOString().replaceAll(':', '-')}`);
  if (existsSync(path)) renameSync(path, old);
  renameSync(restored, path);
  syncPathSync(dataDir);
  rmSync(part, { recursive: true, force: true });
  return old;
}
