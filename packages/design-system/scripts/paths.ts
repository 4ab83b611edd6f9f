import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package. */
export const packageRoot = join(dirname(fileURLToPath(import.meta.url)), '..');
export const src = join(packageRoot, 'src');
export const dist = join(packageRoot, 'dist');

interface Manifest {
  private: boolean;
  scripts: Record<string, string>;
  exports: Record<string, string>;
  bin: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
}

/** The package in the workspace: its exports lead to sources, and its development dependencies are built in. */
export const manifest = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as Manifest;

/** Exports that only the sources need, or that the build writes itself. */
const isNotCode = (name: string) => name === './vite' || /\.(css|json)$/.test(name);

/** The entry points that lead to code, as `[name, file]`: `['Button', 'components/Button/Button.tsx']`. */
export const entryPoints: readonly (readonly [name: string, file: string])[] = Object.entries(
  manifest.exports,
)
  .filter(([name]) => !isNotCode(name))
  .map(([name, file]) => [name.slice('./'.length), file.slice('./src/'.length)] as const);

/** The source files of the package's commands, relative to `src`. */
export const commandFiles = Object.values(manifest.bin).map((file) => file.slice('./src/'.length));

const installed = ['react', 'react-dom', ...Object.keys(manifest.dependencies)];

/** Whether a module is of an npm package that is installed beside the published one; everything else is built in. */
export const isInstalled = (id: string): boolean =>
  id.startsWith('node:') || installed.some((name) => id === name || id.startsWith(`${name}/`));
