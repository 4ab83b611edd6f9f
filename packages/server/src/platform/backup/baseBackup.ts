import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { syncPath } from '../fsync.ts';
import type { Database } from '../database/database.ts';
import { startBaseBackup, stopBaseBackup } from './backup.repository.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Copies a file; one that is gone meanwhile is left out, since the log has what became of it. */
async function copy(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
    await syncPath(to);
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/** Most files are small: one at a time, a copy would wait for other calls a thousand times. */
const atOnce = 8;

const controlFile = join('global', 'pg_control');

/** Paths in the folder of a database, without its log and its lock. */
async function listFiles(
  folder: string,
): Promise<{ readonly folders: readonly string[]; readonly files: readonly string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.map((entry) => ({
    entry,
    path: join(entry.parentPath, entry.name).slice(folder.length + 1),
  }));
  return {
    folders: paths.filter(({ entry }) => entry.isDirectory()).map(({ path }) => path),
    files: paths
      .filter(
        ({ entry, path }) => entry.isFile() && dirname(path) !== 'pg_wal' && !path.startsWith('postmaster.'),
      )
      .map(({ path }) => path),
  };
}

/** In bytes. */
export async function getFolderSize(folder: string): Promise<number> {
  const { files } = await listFiles(folder);
  let size = 0;
  for (const file of files) {
    size += await stat(join(folder, file)).then(
      (found) => found.size,
      () => 0,
    );
  }
  return size;
}

/** @returns the folders of the copy */
async function copyFiles(from: string, to: string): Promise<readonly string[]> {
  const { folders, files } = await listFiles(from);
  for (const folder of folders.toSorted()) await mkdir(join(to, folder), { recursive: true });
  const rest = files.filter((path) => path !== controlFile).values();
  const copyRest = async () => {
    for (const file of rest) await copy(join(from, file), join(to, file));
  };
  await Promise.all(Array.from({ length: atOnce }, copyRest));
  // From the control file recovery learns where to begin, so it is copied last.
  await copy(join(from, controlFile), join(to, controlFile));
  return folders;
}

/**
 * Copies the folder of the embedded database while it is in use: PostgreSQL's own base backup. The copy opens with
 * everything that was committed before this began, and a part of what was committed meanwhile. No checkpoint may run until
 * it ends, since it would delete files of the write-ahead log that the copy needs.
 */
export async function makeBaseBackup(database: Database, from: string, to: string): Promise<void> {
  await startBaseBackup(database);
  let folders: readonly string[];
  let label = '';
  try {
    folders = await copyFiles(from, to);
  } finally {
    label = await stopBaseBackup(database);
  }
  await writeFile(join(to, 'backup_label'), label, { flush: true });
  const first = /\(file ([0-9A-F]{24})\)/.exec(label)?.[1];
  if (first === undefined) throw new Error('PostgreSQL did not say where the backup begins');
  const segments = (await readdir(join(from, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name));
  for (const segment of segments.filter((name) => name >= first)) {
    await copy(join(from, 'pg_wal', segment), join(to, 'pg_wal', segment));
  }
  for (const folder of ['.', ...folders]) await syncPath(join(to, folder));
}
