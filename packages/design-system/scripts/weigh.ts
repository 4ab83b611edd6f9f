import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { dist, entryPoints } from './paths.ts';

type Files = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** Builds a file of the package for production, in memory, without React. */
async function bundle(file: string): Promise<Files> {
  const built = await build({
    root: dist,
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(dist, file),
        external: /^react(-dom)?(\/|$)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return [built].flat().flatMap((one) => ('output' in one ? one.output : []));
}

/** The names of the files that are loaded with the entry point, not on demand. */
function atOnce(files: Files): Set<string> {
  const names = new Set<string>();
  const follow = (name: string) => {
    const file = files.find(({ fileName }) => fileName === name);
    if (names.has(name) || file?.type !== 'chunk') return;
    names.add(name);
    for (const sheet of file.viteMetadata?.importedCss ?? []) names.add(sheet);
    for (const other of file.imports) follow(other);
  };
  for (const file of files) if (file.type === 'chunk' && file.isEntry) follow(file.fileName);
  return names;
}

/** What a browser loads for a file of the package in addition to React, in bytes after `gzip -9`. */
async function weigh(file: string): Promise<{ first: number; later: number }> {
  const files = await bundle(file);
  const first = atOnce(files);
  const weight = { first: 0, later: 0 };
  for (const built of files) {
    if (built.type === 'asset' && !built.fileName.endsWith('.css')) continue;
    const bytes = gzipSync(built.type === 'chunk' ? built.code : built.source, { level: 9 }).length;
    // A style sheet that is built alone has no script that would load it.
    weight[first.size === 0 || first.has(built.fileName) ? 'first' : 'later'] += bytes;
  }
  return weight;
}

const toKilobytes = (bytes: number) => Number((bytes / 1000).toFixed(1));

/** In kB: what is loaded at once, and on demand. */
interface Weight {
  readonly first: number;
  readonly later: number;
}

/** The weight of every entry point. The theme, loaded once for each page, has its own. */
export async function weighEntryPoints(): Promise<[name: string, weight: Weight][]> {
  // The old names are all in one module, of which a page keeps what it uses.
  const current = entryPoints.filter(([, file]) => !file.startsWith('deprecated/'));
  const weights: [string, Weight][] = [];
  for (const [name, source] of [['theme.css', 'theme.css'] as const, ...current]) {
    const { first, later } = await weigh(source.replace(/\.tsx?$/, '.js'));
    weights.push([name, { first: toKilobytes(first), later: toKilobytes(later) }]);
  }
  return weights;
}
