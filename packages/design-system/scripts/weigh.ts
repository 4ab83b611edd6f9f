import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { entryPoints, dist, packageRoot } from './paths.ts';

const root = join(packageRoot, '../..');

/** What a browser loads for a page in addition to react and react-dom, in bytes after `gzip -9`. */
interface Weight {
  /** Scripts loaded initially. */
  scripts: number;
  styles: number;
  /** Scripts and styles loaded on demand. */
  later: number;
}

const page = join(root, 'weighed-page.js');
const isPage = { id: /weighed-page\.js$/ };

/** Makes a page of this source text. */
const getPage = (text: string): Plugin => ({
  name: 'plaitful:page',
  enforce: 'pre',
  resolveId: { filter: isPage, handler: () => page },
  load: { filter: isPage, handler: () => text },
});

/** Resolves imports of the design system to its build, as where it is installed. */
function builtDesignSystem(): Plugin {
  const { exports } = JSON.parse(readFileSync(join(dist, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default: string }>;
  };
  return {
    name: 'plaitful:built-design-system',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@plaitful\/design-system\// },
      handler(id) {
        const entry = exports[id.replace('@plaitful/design-system', '.')];
        if (!entry) return this.error(`The built package has no entry point ${id}`);
        return this.resolve(join(dist, typeof entry === 'string' ? entry : entry.default));
      },
    },
  };
}

const react = `import * as react from 'react'; import * as jsx from 'react/jsx-runtime';
  import * as dom from 'react-dom'; import { createRoot } from 'react-dom/client'; globalThis.page = [createRoot, react, jsx, dom];`;

type Files = readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];

/** Builds a page of this source text for production, in memory. */
async function bundlePage(text: string, plugins: PluginOption[] = []): Promise<Files> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [getPage(text), builtDesignSystem(), ...plugins],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: page,
        // In its own file, so that it can be excluded from the sum.
        output: {
          codeSplitting: { groups: [{ name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// }] },
        },
      },
    },
  });
  return [built].flat().flatMap((one) => ('output' in one ? one.output : []));
}

/** The names of the files that the page loads initially. */
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

function measureWeight(files: Files): Weight {
  const first = atOnce(files);
  const weight = { scripts: 0, styles: 0, later: 0 };
  for (const file of files) {
    const isStyle = file.fileName.endsWith('.css');
    if (!isStyle && file.type !== 'chunk') continue;
    const bytes = gzipSync(file.type === 'chunk' ? file.code : file.source, { level: 9 }).length;
    weight[!first.has(file.fileName) ? 'later' : isStyle ? 'styles' : 'scripts'] += bytes;
  }
  return weight;
}

let bare: Promise<Weight> | undefined;

/** Builds a page of this source text for production. @returns what it weighs in addition to React */
async function weigh(text: string, plugins: PluginOption[] = []): Promise<Weight> {
  bare ??= bundlePage(react, []).then(measureWeight);
  const [{ scripts }, weight] = [await bare, measureWeight(await bundlePage(`${react}\n${text}`, plugins))];
  return { ...weight, scripts: weight.scripts - scripts };
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6);

/** The weight of every entry point, as table rows. The theme, loaded once for each page, has its own row. */
export async function weightTable(): Promise<string[]> {
  const theme = await weigh(`import '@plaitful/design-system/theme.css';`);
  const lines = [`${'theme.css'.padEnd(20)}${kilobytes(theme.styles)}`];
  for (const [name, file] of entryPoints) {
    if (file.startsWith('deprecated/')) continue;
    const { scripts, styles, later } = await weigh(
      `import * as entry from '@plaitful/design-system/${name}'; globalThis.entry = entry;`,
    );
    const more = later > 0 ? ` + ${(later / 1000).toFixed(1)} later` : '';
    lines.push(`${name.padEnd(20)}${kilobytes(scripts + styles)}${more}`);
  }
  return lines;
}
