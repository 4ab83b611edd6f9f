import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BackupSettings } from '../../platform/backup/backup.service.ts';
import { countBookings } from './backup.repository.ts';

const run = promisify(execFile);

/** Longer than any copy takes to open; one that is broken may never end. */
const patienceMs = 600_000;

async function drill(backup: string, dataDir: string): Promise<number> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'drill.ts'), backup, dataDir], {
    env: {},
    timeout: patienceMs,
    killSignal: 'SIGKILL',
  });
  return Number(stdout);
}

export const toBackupSettings = (
  context: Omit<BackupSettings, 'countBookings' | 'drill'>,
): BackupSettings => ({ ...context, countBookings, drill });
