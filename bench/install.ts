import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../scripts/run.ts';

/** Installs what only the benches need. */
export async function install(): Promise<void> {
  if (changedAt('bench/node_modules/.package-lock.json') >= changedAt('bench/package-lock.json')) return;
  console.log('Installing what is measured against (once)...');
  const { code } = await run('npm', [
    'ci',
    '--prefix',
    'bench',
    '--loglevel=error',
    '--no-fund',
    '--no-audit',
  ]);
  if (code !== 0) throw new Error('npm ci failed in bench');
}

/** When a file was last modified, in ms; 0 when it does not exist. */
const changedAt = (file: string): number =>
  statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
