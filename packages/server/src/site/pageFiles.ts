import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Vite's manifest of a build: its files with their imports, and the files of each module. */
export interface BuildManifest {
  readonly files: Readonly<
    Record<
      string,
      { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }
    >
  >;
  readonly modules: Readonly<Record<string, readonly string[]>>;
}

/** Where Vite writes them, in the directory of the build. */
export const manifestNames = { files: '.vite/manifest.json', modules: '.vite/ssr-manifest.json' } as const;

export function readManifest(directory: string): BuildManifest {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(directory, name), 'utf8'));
  return {
    files: read(manifestNames.files) as BuildManifest['files'],
    modules: read(manifestNames.modules) as BuildManifest['modules'],
  };
}

/** The files of modules and of all their static imports. @throws when a module is not in the build */
export function listModuleFiles({ files, modules }: BuildManifest, names: Iterable<string>) {
  const found = new Set<string>();
  const add = (name: string | undefined): void => {
    if (name === undefined || found.has(name)) return;
    found.add(name);
    files[name]?.imports?.forEach(add);
  };
  for (const name of names) {
    const script = modules[name]?.find((file) => file.endsWith('.js'))?.slice(1);
    const file = name in files ? name : Object.keys(files).find((one) => files[one]?.file === script);
    if (file === undefined) throw new Error(`${name} is not in the manifest of the build`);
    add(file);
  }
  const chunks = [...found].flatMap((name) => files[name] ?? []);
  return {
    scripts: new Set(chunks.map(({ file }) => file)),
    styles: new Set(chunks.flatMap(({ css = [] }) => css)),
  };
}
