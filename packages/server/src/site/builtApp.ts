import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Business, Style } from '@plaitful/api-client/contract';
import { dialledPhone } from '@plaitful/domain/phone';
import { formatPhone } from '@plaitful/messages/format';
import { escapeHtml, interpolate } from '../platform/markup.ts';
import { manifestNames, readManifest, type BuildManifest } from './pageFiles.ts';

/** A page of the app, as the server needs it (`app/src/pages/pages.ts`). */
export interface AppPage {
  /** Its pattern for the router. */
  readonly path: string;
  readonly isIndexed?: boolean;
  readonly guard?: object;
  /** Without it the server sends a document in which the app renders the page. */
  readonly prerender?: {
    /** The data it is rendered from: lists by the path of their call, and the style of its URL. */
    readonly initialData?: readonly string[];
    /** Lazily loaded modules that are rendered too. */
    readonly lazyModules?: readonly string[];
    /** Query parameters that change what it shows; it is not rendered with them. */
    readonly unlessQuery?: readonly string[];
  };
}

/** The data that the server embeds in a page for the app. */
export interface InitialData {
  readonly business: Business;
  /** The calendar year in the studio's time zone. */
  readonly year?: number;
  readonly lists?: Readonly<Record<string, readonly unknown[]>>;
  readonly style?: Style;
}

/** The app's build for the server (`app/src/entry/server.tsx`). */
interface AppOnServer {
  readonly pages: readonly AppPage[];
  readonly headOf: (
    page: AppPage,
    values: Pick<InitialData, 'business' | 'style'>,
  ) => { readonly title: string; readonly description?: string };
  /** The modules of a page, as the manifest of the build names them. */
  readonly modulesOf: (page: AppPage) => readonly string[];
  readonly renderPage: (path: string, data: InitialData) => Promise<string>;
}

export interface BuiltApp extends AppOnServer {
  /** The document of every page, without head and body. */
  readonly document: string;
  readonly manifest: BuildManifest;
  /** Files with placeholders for the studio's settings, by path. */
  readonly filled: Readonly<Record<string, { readonly type: string; readonly text: string }>>;
}

/** The files that are not served unchanged. */
export const templatedFiles = ['index.html', 'offline.html', 'manifest.webmanifest', 'sw.js'] as const;

/** Reads the build; undefined when it is missing or incomplete. */
export async function readBuiltApp(directory: string, business: Business): Promise<BuiltApp | undefined> {
  const server = join(directory, 'server/server.js');
  const styles = join(directory, 'offline.css');
  const read = (name: (typeof templatedFiles)[number]) => readFileSync(join(directory, name), 'utf8');
  const names = [...templatedFiles, ...Object.values(manifestNames)].map((name) => join(directory, name));
  if (![server, styles, ...names].every((file) => existsSync(file))) return undefined;

  const studio = {
    businessName: escapeHtml(business.name),
    contactPhone: escapeHtml(formatPhone(business.contactPhone)),
    phoneHref: escapeHtml(dialledPhone(business.contactPhone)),
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
    ...((await import(pathToFileURL(server).href)) as AppOnServer),
    document: interpolate(read('index.html'), studio),
    manifest: readManifest(directory),
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
