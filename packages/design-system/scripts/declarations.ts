import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { entryPoints, dist, home } from './paths.ts';

const types = join(dist, 'types');

function compile(): void {
  const { status, stdout } = spawnSync('tsc', ['-p', join(home, 'tsconfig.build.json')], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The types do not compile:\n${stdout}`);
}

/** The entry points of another package of this repository, which is built in: `./plait` to `./src/plait.ts`. */
function entryPointsOf(name: string): Record<string, string> {
  const file = join(home, '..', name, 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { exports: Record<string, string> }).exports;
}

/** The source that an import of `file` means, both from `packages` on; none for what npm installs. */
function sourceOf(file: string, id: string): string | undefined {
  if (id.startsWith('.')) return join(dirname(file), id);
  const [, name, entry] = /^@plaitful\/([^/]+)(\/.+)$/.exec(id) ?? [];
  return name && join(name, entryPointsOf(name)[`.${entry}`] ?? '');
}

const withoutEnding = (file: string) => file.replace(/\.tsx?$/, '');
const placeOf = (file: string) =>
  withoutEnding(
    file.replace(/^design-system\/src\//, '').replace(/^(domain|illustrations)\/src\//, 'vendor/$1/'),
  );

function pathFrom(file: string, other: string): string {
  const path = relative(dirname(placeOf(file)), placeOf(other));
  return `${path.startsWith('.') ? path : `./${path}`}.js`;
}

/**
 * Copies one declaration beside its module, and all that it speaks of. In the sources an import names a source file,
 * in the package the module that was made of it.
 */
function copy(file: string, done: Set<string>): void {
  if (done.has(file)) return;
  done.add(file);
  const declared = readFileSync(join(types, `${withoutEnding(file)}.d.ts`), 'utf8');
  const text = declared.replaceAll(
    /(\bfrom |\bimport\()(['"])([^'"]+)\2/g,
    (all, before: string, _, id: string) => {
      const other = sourceOf(file, id);
      if (!other) return all;
      copy(other, done);
      return `${before}'${pathFrom(file, other)}'`;
    },
  );
  const target = join(dist, `${placeOf(file)}.d.ts`);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

/** Writes the types of every entry point, and of nothing that no entry point leads to. */
export function declare(): void {
  compile();
  const done = new Set<string>();
  for (const [, file] of entryPoints) copy(`design-system/src/${file}`, done);
  rmSync(types, { recursive: true });
}
