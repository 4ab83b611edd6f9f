import { existsSync } from 'node:fs';
import { mkdir, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { addDays, toStudioTime } from '@plaitful/domain/studio-time';
import type { Logger } from 'pino';
import type { Business } from '../config/business.ts';
import type { Clock } from '../context.ts';
import type { Database } from '../database/database.ts';
import { syncPath } from '../fsync.ts';
import {
  getBackupName,
  listBackups,
  listExpired,
  loadBackupStatus,
  saveBackupStatus,
  type BackupStatus,
} from './backupFiles.ts';
import { getFolderSize, makeBaseBackup } from './baseBackup.ts';

export interface BackupSettings {
  readonly database: Database;
  readonly config: { readonly dataDir: string; readonly backupDir: string };
  readonly business: Pick<Business, 'timeZone'>;
  readonly clock: Clock;
  readonly log: Logger;
  readonly countBookings: (database: Database) => Promise<number>;
  /**
   * Copies a backup into a new data directory and opens it, in a process of its own.
   * @returns the number of its bookings
   */
  readonly drill: (backup: string, dataDir: string) => Promise<number>;
}

/** When nights begin, in the studio's time. */
const startsAt = '03:00';

/** Free space that the server itself needs, in bytes. */
const reserve = 64 * 2 ** 20;

const toNight = ({ clock, business }: BackupSettings): string => {
  const { date, time } = toStudioTime(clock(), business.timeZone);
  return time >= startsAt ? date : addDays(date, -1);
};

/** By which `--backup` asks a running server. */
export const requestFile = (dataDir: string): string => join(dataDir, 'backup.requested');

async function assertSpace({ config: { dataDir, backupDir } }: BackupSettings): Promise<void> {
  // The backup, and the copy of it that is opened.
  const needed = 2 * (await getFolderSize(join(dataDir, 'db'))) + reserve;
  const { bavail, bsize } = await statfs(backupDir);
  if (bavail * bsize >= needed) return;
  throw new Error(`${backupDir} needs ${Math.ceil(needed / 2 ** 20)} MB of free space`);
}

/** Opens a copy, since opening changes the files. */
async function countInBackup(folder: string, { config, drill }: BackupSettings): Promise<number> {
  const copy = join(config.backupDir, '.drill');
  await rm(copy, { recursive: true, force: true });
  try {
    return await drill(folder, copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Makes a backup under a name, and opens it. @returns the number of its bookings */
async function backUp(name: string, settings: BackupSettings): Promise<number> {
  const { database, config, countBookings } = settings;
  const { backupDir, dataDir } = config;
  const part = join(backupDir, '.part');
  await mkdir(backupDir, { recursive: true });
  await rm(part, { recursive: true, force: true });
  await assertSpace(settings);
  await mkdir(part);
  try {
    const before = await countBookings(database);
    await makeBaseBackup(database, join(dataDir, 'db'), part);
    const after = await countBookings(database);
    const bookings = await countInBackup(part, settings);
    if (bookings < before || bookings > after) {
      throw new Error(`the backup has ${bookings} bookings, not ${before} to ${after}`);
    }
    await rm(join(backupDir, name), { recursive: true, force: true });
    await rename(part, join(backupDir, name));
    await syncPath(backupDir);
    for (const expired of listExpired(listBackups(backupDir))) {
      await rm(join(backupDir, expired), { recursive: true, force: true });
    }
    return bookings;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

/** Makes a backup now, and notes how it went. @returns the status, with `failure` when it failed */
async function backUpAndNote(name: string, night: string, settings: BackupSettings): Promise<BackupStatus> {
  const { config, clock, log } = settings;
  const { good } = loadBackupStatus(config.dataDir) ?? {};
  const last = { night, ...(good !== undefined && { good }) };
  await saveBackupStatus(config.dataDir, { ...last, failure: 'the server ended meanwhile' });
  let status: BackupStatus;
  try {
    const bookings = await backUp(name, settings);
    status = { night, good: { name, at: clock().toISOString(), bookings } };
    log.info({ name, bookings }, 'backup made and opened');
  } catch (error) {
    log.error({ err: error, name }, 'the backup failed');
    status = { ...last, failure: error instanceof Error ? error.message : String(error) };
  }
  await saveBackupStatus(config.dataDir, status);
  return status;
}

/** Makes a backup that was asked for. */
export async function backUpNow(settings: BackupSettings): Promise<BackupStatus> {
  const { config, clock, business } = settings;
  const night = loadBackupStatus(config.dataDir)?.night ?? toNight(settings);
  return backUpAndNote(getBackupName(clock(), business.timeZone), night, settings);
}

/**
 * The job that makes a backup each night, also later when the server did not run then, and when one was asked for. The
 * first night is the one after the first start.
 */
export function createBackupJob(settings: BackupSettings): () => Promise<void> {
  const { dataDir } = settings.config;
  let night = loadBackupStatus(dataDir)?.night;
  return async () => {
    const tonight = toNight(settings);
    if (night === undefined) await saveBackupStatus(dataDir, { night: tonight });
    else if (tonight > night) await backUpAndNote(tonight, tonight, settings);
    night = tonight;
    if (!existsSync(requestFile(dataDir))) return;
    await backUpNow(settings);
    await rm(requestFile(dataDir), { force: true });
  };
}
