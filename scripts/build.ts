// `npm run build`: builds everything that `npm run serve` does not run from source, and the design system as a package.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './exec.ts';

/** Whether a build is up to date. */
interface Stamp {
  /** True when it does not exist, or was built from other sources. */
  isStale: () => boolean;
  /** Builds, and stores the hash of the sources; sources that change meanwhile make it stale. */
  around: (work: () => Promise<void>) => Promise<void>;
}

/** Files in the source folders that are part of no build. */
const isAside = /\.(test|stories)\.tsx?$|\.mdx$/;

function computeHash(inputs: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync(inputs, { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isAside.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file));
  return hash.digest('hex');
}

/** @param folder of the build, relative to the root @param inputs all its sources, as globs relative to the root */
function computeStamp(folder: string, inputs: readonly string[]): Stamp {
  const file = join(root, folder, '.built-from');
  return {
    isStale: () => !existsSync(file) || readFileSync(file, 'utf8') !== computeHash(inputs),
    around: async (work) => {
      const hash = computeHash(inputs);
      await work();
      writeFileSync(file, hash);
    },
  };
}

const app = computeStamp('app/dist', [
  'package-lock.json',
  'app/{index.html,vite.config.ts,package.json}',
  'app/public/**/*',
  'app/scripts/**/*',
  'app/src/**/*',
  'packages/{api-client,design-system,domain,flows,illustrations,messages}/package.json',
  'packages/{api-client,design-system,domain,flows,illustrations,messages}/src/**/*',
]);

export const { isStale } = app;

/** Builds the app into `app/dist`; ends the process when that fails. */
export async function build(): Promise<void> {
  await app.around(async () => {
    for (const entry of [[], ['--ssr', 'src/entry/server.tsx']]) {
      const { code } = await run('vite', ['build', 'app', ...entry, '--logLevel', 'warn']);
      if (code !== 0) process.exit(code);
    }
  });
}

const designSystem = computeStamp('packages/design-system/dist', [
  'package-lock.json',
  'packages/design-system/{package.json,vite.config.ts,tsconfig*.json,*.md}',
  'packages/design-system/{scripts,src}/**/*',
  'packages/illustrations/package.json',
  'packages/illustrations/src/**/*',
]);

/**
 * Builds the package into `packages/design-system/dist` and, unless it is quiet, prints the size of each entry point.
 */
export async function buildDesignSystem({ isQuiet = false } = {}): Promise<void> {
  await designSystem.around(async () => {
    const args = ['packages/design-system/scripts/build.ts', ...(isQuiet ? ['--quiet'] : [])];
    const { code, output } = await run(process.execPath, args, { isQuiet, env: { NODE_ENV: 'production' } });
    if (code !== 0) throw new Error(`The design system does not build\n${output}`);
  });
}

/** Called by Vitest before the tests of the package. */
export async function setup(): Promise<void> {
  if (designSystem.isStale()) await buildDesignSystem({ isQuiet: true });
}

if (import.meta.main) {
  // In parallel: each leaves a processor idle for much of its time.
  await Promise.all([build(), buildDesignSystem()]);
  for (const check of ['scripts/browserSupport.ts', 'bench/sizes.ts']) {
    const { code } = await run(process.execPath, [check]);
    process.exitCode = Math.max(Number(process.exitCode ?? 0), code);
  }
}
