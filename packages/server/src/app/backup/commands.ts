// `npm run serve -- --backup` and `-- --restore DATE`.
import { setTimeout } from 'node:timers/promises';
import { existsSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadBusiness } from '../../platform/config/business.ts';
import { ConfigError, type Config } from '../../platform/config/config.ts';
import { backUpNow, requestFile } from '../../platform/backup/backup.service.ts';
import {
  getBackupName,
  listBackups,
  loadBackupStatus,
  type BackupStatus,
} from '../../platform/backup/backupFiles.ts';
import { DataDirLockedError, lockDataDir } from '../../platform/database/dataDir.ts';
import { withDatabase } from '../../platform/database/database.ts';
import { partFolder, replaceDatabase } from '../../platform/database/replaceDatabase.ts';
import { createLog } from '../log.ts';
import { toBackupSettings } from './backup.ts';
import { countBookings, endAccess } from './backup.repository.ts';
import { dumpPostgres, restorePostgres } from './postgresDump.ts';

type Say = (line: string) => void;

/** What `--check` says of backups. */
export function formatLastBackup({ dataDir }: Config): string {
  const { good, failure } = loadBackupStatus(dataDir) ?? {};
  const last =
    good === undefined
      ? 'No backup has been made yet.'
      : `The last good backup is ${good.name}, with ${good.bookings} bookings.`;
  return failure === undefined ? last : `${last} The one after it failed: ${failure}.`;
}

/** Longer than any backup takes. */
const patienceMs = 600_000;

/** Has the running server make a backup, since only it can open the database. */
async function askServer({ dataDir }: Config): Promise<BackupStatus | undefined> {
  const request = requestFile(dataDir);
  await writeFile(request, '');
  const until = Date.now() + patienceMs;
  while (existsSync(request) && Date.now() < until) await setTimeout(200);
  if (!existsSync(request)) return loadBackupStatus(dataDir);
  await rm(request, { force: true });
  return undefined;
}

const backUpHere = (config: Config): Promise<BackupStatus> =>
  withDatabase({ kind: 'embedded', dataDir: config.dataDir }, (database) => {
    const business = loadBusiness(config.businessFile);
    const clock = () => new Date();
    return backUpNow(toBackupSettings({ database, config, business, clock, log: createLog() }));
  });

async function backUpEmbedded(config: Config): Promise<string> {
  if (!existsSync(join(config.dataDir, 'db'))) {
    throw new ConfigError(`DATA_DIR ${config.dataDir} holds no embedded database.`);
  }
  const status = await backUpHere(config).catch((error: unknown) => {
    if (error instanceof DataDirLockedError) return askServer(config);
    throw error;
  });
  if (status?.failure !== undefined || status?.good === undefined) {
    throw new ConfigError(`The backup failed: ${status?.failure ?? 'the server did not make it'}.`);
  }
  return join(config.backupDir, status.good.name);
}

async function backUpPostgres({ businessFile, backupDir }: Config, url: string): Promise<string> {
  const { timeZone } = loadBusiness(businessFile);
  const file = join(backupDir, `${getBackupName(new Date(), timeZone)}.dump`);
  await dumpPostgres(url, file);
  return file;
}

/** Makes a backup; a server may run meanwhile. */
export async function runBackup(config: Config, say: Say): Promise<void> {
  const place =
    config.databaseUrl === undefined
      ? await backUpEmbedded(config)
      : await backUpPostgres(config, config.databaseUrl);
  say(`The backup is ${place}.`);
}

function assertExists(backupDir: string, name: string): void {
  const names = listBackups(backupDir);
  if (names.includes(name)) return;
  throw new ConfigError(
    names.length === 0
      ? `BACKUP_DIR ${backupDir} holds no backups.`
      : `BACKUP_DIR ${backupDir} holds no backup ${name}; it has ${names.join(', ')}.`,
  );
}

/** Opens a copy of the backup before it takes the place of the database. */
async function restoreEmbedded({ dataDir, backupDir }: Config, name: string): Promise<string> {
  const unlock = lockDataDir(dataDir);
  try {
    const part = partFolder(dataDir);
    await rm(part, { recursive: true, force: true });
    await cp(join(backupDir, name), join(part, 'db'), { recursive: true });
    const bookings = await withDatabase({ kind: 'embedded', dataDir: part }, async (database) => {
      await endAccess(database);
      return countBookings(database);
    });
    const old = replaceDatabase(dataDir);
    return `${bookings} bookings of ${name} are back. The database of before is ${old}: delete it when you are sure.`;
  } finally {
    unlock();
  }
}

/** Replaces the database by a backup; no server may run. */
export async function runRestore(config: Config, name: string, say: Say): Promise<void> {
  assertExists(config.backupDir, name);
  say(
    config.databaseUrl === undefined
      ? await restoreEmbedded(config, name)
      : await restorePostgres(config.databaseUrl, join(config.backupDir, name)),
  );
  say(
    'Everybody logs in again. What a restore brings back, and what to do about it: docs/operate.md, “Backup and restore”.',
  );
}
