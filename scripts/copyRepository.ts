import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './exec.ts';

/** The files of the repository, tracked or new. */
export const repositoryFiles: readonly string[] = execFileSync(
  'git',
  ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
  { cwd: root, encoding: 'utf8' },
)
  .split('\0')
  .filter((file) => file !== '' && existsSync(join(root, file)));

/** Links the installed packages into a copy of the repository; workspace packages resolve to those of the copy. */
export function linkPackages(copy: string): void {
  // Hard links take no space; they are impossible where the folder is on another disk.
  const link = spawnSync('cp', ['-al', join(root, 'node_modules'), copy], { stdio: 'ignore' });
  if (link.status !== 0) execFileSync('cp', ['-a', join(root, 'node_modules'), copy]);
  // Caches are modified in place, so they are not shared.
  for (const cache of ['.cache', '.vite', '.vite-temp', '.vitest-cache'])
    rmSync(join(copy, 'node_modules', cache), { recursive: true, force: true });
}

/** Copies the repository, with its packages, into a new folder. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'plaitful-copy-'));
  for (const file of repositoryFiles) cpSync(join(root, file), join(copy, file));
  linkPackages(copy);
  return copy;
}
