import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { entryPoints, dist, packageRoot } from './paths.ts';

const types = join(dist, 'types');

function compile(): void {
  const { status, stdout } = spawnSync('tsc', ['-p', join(packageRoot, 'tsconfig.build.json')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The types do not compile:\n${stdout}`);
}

/** The entry points of another package of this repository, which is bundled: `./plait` to `./src/plait.ts`. */
function listEntryPoints(name: string): Record<string, string> {
  const file = join(packageRoot, '..', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { exports: Record<string, string> }).exports;
}

/** The source file that an import of `file` means, relative to `packages`; undefined for npm packages. */
function getSource(file: string, id: string): string | undefined {
  if (id.startsWith('.')) return join(dirname(file), id);
  const [, name, entry] = /^@plaitful\/([^/]+)(\/.+)$/.exec(id) ?? [];
  return name && join(name, listEntryPoints(name)[`.${entry}`] ?? '');
}

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '');
const getPlace = (file: string) =>
  withoutEnding(
    file.replace(/^design-system\/src\//, '').replace(/^(domain|illustrations)\/src\//, 'vendor/$1/'),
  );

function pathFrom(file: string, other: string): string {
  const path = relative(dirname(getPlace(file)), getPlace(other));
  return `${path.startsWith('.') ? path : `./${path}`}.js`;
}

/**
 * Copies a declaration file beside its module, with all declarations that it imports. Sources import source files; the
 * published package imports the modules compiled from them.
 */
function copy(file: string, done: Set<string>): void {
  if (done.has(file)) return;
  done.add(file);
  const declared = readFileSync(join(types, `${withoutEnding(file)}.d.ts`), 'utf8');
  const text = declared.replaceAll(
    /(\bfrom |\bimport\()(['"])([^'"]+)\2/g,
    (all, before: string, _, id: string) => {
      const other = getSource(file, id);
      if (!other) return all;
      copy(other, done);
      return `${before}'${pathFrom(file, other)}'`;
    },
  );
  const target = join(dist, `${getPlace(file)}.d.ts`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Writes the types of every entry point and of all that they import. */
export function emitDeclarations(): void {
  compile();
  const done = new Set<string>();
  for (const [, file] of entryPoints) copy(`design-system/src/${file}`, done);
  rmSync(types, { recursive: true });
}
