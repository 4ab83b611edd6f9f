import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Business } from '@plaitful/api-client/contract';
import { toE164OrUnchanged } from '@plaitful/domain/phone';
import { formatPhone } from '@plaitful/messages/format';
import { escapeHtml } from '@plaitful/messages/escape-html';
import { interpolate } from '../platform/markup.ts';
import type { ServerEntry } from '@plaitful/api-client/page';

/** The app's build, with its part for the server (`app/src/entry/server.tsx`). */
export interface BuiltApp extends ServerEntry {
  /** The document of every page, without head and body. */
  readonly document: string;
  readonly manifest: BuildManifest;
  /** Files with placeholders for the studio's settings, by path. */
  readonly filled: Readonly<Record<string, { readonly type: string; readonly text: string }>>;
}

/** The files that are not served unchanged. */
export const templatedFiles = ['index.html', 'offline.html', 'manifest.webmanifest', 'sw.js'] as const;

/** Reads the build; undefined when it is missing or incomplete. */
export async function loadBuiltApp(directory: string, business: Business): Promise<BuiltApp | undefined> {
  const server = join(directory, 'server/server.js');
  const styles = join(directory, 'offline.css');
  const read = (name: (typeof templatedFiles)[number]) => readFileSync(join(directory, name), 'utf8');
  const names = [...templatedFiles, ...Object.values(manifestNames)].map((name) => join(directory, name));
  if (![server, styles, ...names].every((file) => existsSync(file))) return undefined;

  const studio = {
    businessName: escapeHtml(business.name),
    contactPhone: escapeHtml(formatPhone(business.contactPhone)),
    phoneHref: escapeHtml(toE164OrUnchanged(business.contactPhone)),
  };
  const offline = interpolate(read('offline.html'), studio);
  // As the content of a JSON string.
  const businessName = JSON.stringify(business.name).slice(1, -1);
  const version = createHash('sha256')
    .update(offline)
    .update(readFileSync(styles))
    .digest('hex')
    .slice(0, 16);
  return {
    ...((await import(pathToFileURL(server).href)) as { serverEntry: ServerEntry }).serverEntry,
    document: interpolate(read('index.html'), studio),
    manifest: loadManifest(directory),
    filled: {
      '/offline.html': { type: 'text/html; charset=utf-8', text: offline },
      '/manifest.webmanifest': {
        type: 'application/manifest+json; charset=utf-8',
        text: interpolate(read('manifest.webmanifest'), { businessName }),
      },
      '/sw.js': { type: 'text/javascript; charset=utf-8', text: interpolate(read('sw.js'), { version }) },
    },
  };
}

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
const manifestNames = { files: '.vite/manifest.json', modules: '.vite/ssr-manifest.json' } as const;

export function loadManifest(directory: string): BuildManifest {
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
