import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** Gives a copy of the repository the installed packages; those of the workspaces are the copy's own. */
export function linkPackages(copy: string): void {
  // Hard links take no space; they are impossible where the folder is on another disk.
  const link = spawnSync('cp', ['-al', join(root, 'node_modules'), copy], { stdio: 'ignore' });
  if (link.status !== 0) execFileSync('cp', ['-a', join(root, 'node_modules'), copy]);
  // Caches are modified in place, so they are not shared.
  for (const cache of ['.cache', '.vite', '.vite-temp', '.vitest-cache'])
    rmSync(join(copy, 'node_modules', cache), { recursive: true, force: true });
}
