import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package. */
export const packageRoot = join(dirname(fileURLToPath(import.meta.url)), '..');
export const src = join(packageRoot, 'src');
export const dist = join(packageRoot, 'dist');

interface Manifest {
  version: string;
  exports: Record<string, string>;
  bin: Record<string, string>;
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** The package in the workspace: its exports lead to sources. */
export const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as Manifest;

/** Exports that only the sources need, or that the build writes itself. */
const isNotCode = (name: string) =>
  ['./vite', './findBrokenWords'].includes(name) || /\.(css|json)$/.test(name);

/** The entry points that lead to code, as `[name, file]`: `['Button', 'components/Button/Button.tsx']`. */
export const entryPoints: readonly (readonly [name: string, file: string])[] = Object.entries(
  manifest.exports,
)
  .filter(([name]) => !isNotCode(name))
  .map(([name, file]) => [name.slice('./'.length), file.slice('./src/'.length)] as const);

/** The commands of the package, as `[name, file]`. */
export const commands: readonly (readonly [name: string, file: string])[] = Object.entries(manifest.bin).map(
  ([name, file]) => [name, file.slice('./src/'.length)] as const,
);
