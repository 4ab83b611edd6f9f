import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { toStudioTime } from '@plaitful/domain/studio-time';
import { syncPath } from '../fsync.ts';

/** The last backups of a data directory. */
export interface BackupStatus {
  /** The night (the studio's date at three in the morning) that the last nightly backup was made or tried for. */
  readonly night: string;
  /** The last backup that was opened and counted. */
  readonly good?: { readonly name: string; readonly at: string; readonly bookings: number };
  /** Why the last backup failed; undefined when it did not. */
  readonly failure?: string;
}

const nightly = /^\d{4}-\d{2}-\d{2}$/;
const requested = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}$/;
const dump = /\.dump$/;

const kept = { nights: 7, sundays: 4, requested: 7 } as const;

const isSunday = (night: string): boolean => new Date(`${night}T00:00:00Z`).getUTCDay() === 0;

/** The name of a backup that is made on request: the studio's date and time. */
export function getBackupName(now: Date, timeZone: string): string {
  const { date, time } = toStudioTime(now, timeZone);
  return `${date}T${time.replace(':', '-')}`;
}

/** The names of backups, newest first. */
export function listBackups(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const isBackup = (name: string) => nightly.test(name) || requested.test(name) || dump.test(name);
  return readdirSync(folder).filter(isBackup).toSorted().toReversed();
}

/** Which backups have had their time: seven nights, four Sundays and seven made on request are kept. */
export function listExpired(names: readonly string[]): string[] {
  const newest = names.toSorted().toReversed();
  const nights = newest.filter((name) => nightly.test(name));
  const keep = new Set([
    ...nights.slice(0, kept.nights),
    ...nights.filter(isSunday).slice(0, kept.sundays),
    ...newest.filter((name) => requested.test(name)).slice(0, kept.requested),
  ]);
  return newest.filter((name) => !keep.has(name) && !dump.test(name));
}

const statusFile = (dataDir: string): string => join(dataDir, 'backup.json');

/** Undefined before the first night. */
export function loadBackupStatus(dataDir: string): BackupStatus | undefined {
  try {
    return JSON.parse(readFileSync(statusFile(dataDir), 'utf8')) as BackupStatus;
  } catch {
    return undefined;
  }
}

export async function saveBackupStatus(dataDir: string, status: BackupStatus): Promise<void> {
  const unfinished = `${statusFile(dataDir)}.part`;
  await writeFile(unfinished, JSON.stringify(status), { flush: true });
  await rename(unfinished, statusFile(dataDir));
  await syncPath(dataDir);
}
