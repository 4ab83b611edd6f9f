import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** How long the files of earlier builds stay, in ms: pages that are open in browsers still load them. */
const kept = 24 * 60 * 60 * 1000;

/** In the build folder: since when each file is no longer part of the build, in ms since 1970. */
const record = '.vite/earlier-files.json';

const uncompressed = (name: string): string => name.replace(/\.(br|gz)$/, '');

/**
 * Deletes files of earlier builds from `assets` that have been replaced for more than a day.
 * @param current the files of this build, such as `assets/main-4f3a.js`
 */
export function deleteEarlierFiles(directory: string, current: ReadonlySet<string>, now = Date.now()): void {
  const file = join(directory, record);
  const known = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}) as Record<string, number>;
  const earlier: Record<string, number> = {};
  for (const entry of readdirSync(join(directory, 'assets'))) {
    const name = `assets/${entry}`;
    if (current.has(uncompressed(name))) continue;
    const since = known[name] ?? now;
    if (now - since > kept) rmSync(join(directory, name));
    else earlier[name] = since;
  }
  writeFileSync(file, JSON.stringify(earlier));
}

/** Keeps the files of earlier builds for a day; the build must not empty its folder. */
export function earlierFiles(): Plugin {
  return {
    name: 'plaitful:earlier-files',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler({ dir = '' }, bundle) {
        deleteEarlierFiles(dir, new Set(Object.keys(bundle)));
      },
    },
  };
}
