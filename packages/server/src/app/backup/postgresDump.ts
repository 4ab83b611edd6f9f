import { execFile } from 'node:child_process';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { ConfigError } from '../../platform/config/config.ts';
import { withDatabase } from '../../platform/database/database.ts';
import { syncPath } from '../../platform/fsync.ts';
import { endAccess, hasOtherServer } from './backup.repository.ts';

const run = promisify(execFile);

const shownUrl = '"$DATABASE_URL"';

/**
 * Runs a program of PostgreSQL. The password is in its environment, since others may see its arguments.
 * @param hinted the arguments to run it with by hand where it is not installed
 */
async function runProgram(
  program: string,
  args: readonly string[],
  url: string,
  hinted = args,
): Promise<void> {
  const [, user = '', password] = /^(\w+:\/\/[^:@/]+):([^@]*)@/.exec(url) ?? [];
  const place = password === undefined ? url : user + url.slice(user.length + 1 + password.length);
  const env = { ...process.env, ...(password !== undefined && { PGPASSWORD: decodeURIComponent(password) }) };
  try {
    await run(program, [...args, `--dbname=${place}`], { env });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      const command = [program, ...hinted, `--dbname=${shownUrl}`].join(' ');
      throw new ConfigError(`${program} is not installed here. Where it is, run: ${command}`);
    }
    const stderr = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
    throw new ConfigError(`${program} failed: ${stderr.trim().split('\n')[0] ?? 'no reason given'}`);
  }
}

/** @param file written under another name until it is complete */
export async function dumpPostgres(url: string, file: string): Promise<void> {
  const backupDir = dirname(file);
  await mkdir(backupDir, { recursive: true });
  const part = `${file}.part`;
  const toArgs = (to: string) => ['--format=custom', `--file=${to}`];
  try {
    await runProgram('pg_dump', toArgs(part), url, toArgs(file));
    await syncPath(part);
    await rename(part, file);
    await syncPath(backupDir);
  } finally {
    await rm(part, { force: true });
  }
}

/** A server that goes on while its tables are replaced would write into them. */
async function assertNoServer(url: string): Promise<void> {
  if (await withDatabase({ kind: 'postgres', url }, hasOtherServer)) {
    throw new ConfigError('DATABASE_URL is in use by a server. Stop all servers first.');
  }
}

/** Replaces the tables in one transaction. @returns what was done */
export async function restorePostgres(url: string, file: string): Promise<string> {
  await assertNoServer(url);
  const args = ['--clean', '--if-exists', '--single-transaction', '--no-owner'];
  await runProgram('pg_restore', [...args, file], url);
  await withDatabase({ kind: 'postgres', url }, endAccess);
  return `${file} is restored.`;
}
