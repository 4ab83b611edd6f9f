import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

/** Tells whether what was built is what would be built now. */
export interface Stamp {
  /** True when it was made from other sources than those that lie here now, or never. */
  isStale: () => boolean;
  /** Builds, and notes what from; sources that change meanwhile make it stale. */
  around: (build: () => Promise<void>) => Promise<void>;
}

/** What lies among the sources and goes into no build. */
const isAside = /\.(test|stories)\.tsx?$|\.mdx$/;

function hashOf(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isAside.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/**
 * @param folder where the build goes, from the root
 * @param inputs all that it is made of, as globs from the root
 */
export function stampOf(folder: string, inputs: readonly string[]): Stamp {
  const file = join(root, folder, '.built-from');
  return {
    isStale: () => !existsSync(file) || readFileSync(file, 'utf8') !== hashOf(inputs),
    around: async (build) => {
      const hash = hashOf(inputs);
      await build();
      writeFileSync(file, hash);
    },
  };
}
