import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Business, Style } from '@plaitful/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRevalidated } from '../contract/revalidation.ts';
import { sendAsPart } from '../headers.ts';
import { sendRefusal } from '../problems/problem.ts';
import { refuse } from '../problems/refusal.ts';
import { createDrawings, type DrawingSources, type ListedDrawing } from './drawings.ts';
import { readBuiltFiles, readNames, type BuiltFiles } from './builtFiles.ts';
import { dataElement, escapeHtml } from './markup.ts';
import { createPages, createPatterns, type PageList, type SitePage } from './pages.ts';

/** Where `npm run build` puts the app. */
export const builtApp = resolve(import.meta.dirname, '../../../../app/dist');

/** What is said, and served, as long as the app is not built. */
export const notBuilt = 'The app is not built yet. Run “npm run build”.';

/** What stands for an icon where none is named. */
const icon = 'icons/192.png';

const isOfApi = (url: string): boolean => /^\/(api|auth|contact-us|healthz|readyz|metrics)([/?]|$)/.test(url);

const isFile = (url: string): boolean => /^[^?]*\.\w+(\?|$)/.test(url);

/** A browser asks for a page by its type; a link preview or a command line takes anything, a missing picture's too. */
function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || isOfApi(url)) return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !isFile(url));
}

/** Everything under `assets` is a part of pages and has a hash in its name; the rest is asked for anew each time. */
function writeFileHeaders(reply: FastifyReply, path: string): void {
  if (path.includes('/assets/'))
    sendAsPart(reply).header('cache-control', 'public, max-age=31536000, immutable');
  else reply.header('cache-control', 'no-cache');
}

/** What the site is made from. */
export interface Site extends DrawingSources {
  readonly publicUrl: string;
  readonly readStyles: () => Promise<readonly Style[]>;
}

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Sends the app's page with the head of what was asked for, the studio's settings in it and, where it can, drawn (reading 9b). */
function pageSender(built: BuiltFiles, site: Site): Send {
  const { business, publicUrl, readStyles } = site;
  const draw = createDrawings(site);
  const pageOf = createPages({ list: built.pages, business, publicUrl, readStyles, draw });
  return async (request, reply) => {
    const page = await pageOf(request.url);
    if ('location' in page) return reply.redirect(page.location, 301);
    if (!page.isIndexed) reply.header('x-robots-tag', 'noindex');
    reply.type('text/html; charset=utf-8');
    const content = Buffer.from(fillShell(built, page, business));
    return page.status === 200 ? sendRevalidated(reply, content) : reply.code(page.status).send(content);
  };
}

const noFiles: ListedDrawing['files'] = { styles: [], scripts: [] };

const link = (kind: string, file: string): string =>
  `<link rel="${kind}" crossorigin href="/${escapeHtml(file)}">`;

/** Has the app fetched by another script, once what is seen first has come. */
const asLater = (shell: string, { takeOver }: PageList, needs: readonly string[]): string =>
  shell
    .replace('<html', '<html data-drawn')
    .replace(/<script type="module" crossorigin src="([^"]*)">/, (_tag, app: string) => {
      const files = escapeHtml(needs.map((file) => `/${file}`).join(' '));
      return `<script type="module" crossorigin src="/${escapeHtml(takeOver)}" data-app="${app}" data-needs="${files}">`;
    });

function fillShell({ shell, pages }: BuiltFiles, page: SitePage, business: Business): string {
  const { head, files = noFiles, drawn } = page;
  const data = dataElement('type="application/json" id="page-data"', drawn?.data ?? { business });
  const links = [
    ...files.styles.map((file) => link('stylesheet', file)),
    ...(drawn ? [] : files.scripts.map((file) => link('modulepreload', file))),
  ];
  return (drawn ? asLater(shell, pages, files.scripts) : shell)
    .replace('<!--head-->', () =>
      [head, drawn?.links ?? '', ...links].filter((part) => part !== '').join('\n    '),
    )
    .replace('<!--data-->', () => data)
    .replace('<!--body-->', () => drawn?.body ?? '');
}

const sayNotBuilt: Send = async (_request, reply) =>
  reply.code(503).header('retry-after', '10').type('text/plain; charset=utf-8').send(notBuilt);

async function serveFiles(app: FastifyInstance, { filled }: BuiltFiles, directory: string): Promise<void> {
  // Asked for by whoever does not read the page's own link to its icon.
  if (existsSync(join(directory, icon)))
    app.get('/favicon.ico', (_request, reply) => reply.redirect(`/${icon}`, 301));
  for (const [path, { type, text }] of Object.entries(filled)) {
    const content = Buffer.from(text);
    app.get(path, (_request, reply) => sendRevalidated(reply.type(type), content));
  }
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    globIgnore: [...readNames, 'drawing/**', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: writeFileHeaders,
  });
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Whether a path is a page or a file of the site, which can only be read. */
function isOfSite(app: FastifyInstance, built: BuiltFiles | undefined): (path: string) => boolean {
  const patternOf = built === undefined ? () => undefined : createPatterns(built.pages);
  return (path) => patternOf(path) !== undefined || app.hasRoute({ method: 'GET', url: path });
}

/** Serves the built app: its files, and its page for every other address a browser asks for. */
export async function serveSite(app: FastifyInstance, site: Site): Promise<void> {
  const built = readBuiltFiles(site.directory, site.business);
  if (built !== undefined) await serveFiles(app, built, site.directory);
  const sendPage = built === undefined ? sayNotBuilt : pageSender(built, site);
  const isKnown = isOfSite(app, built);
  const answer: Send = async (request, reply) => {
    if (wantsPage(request)) return sendPage(request, reply.header('cache-control', 'no-cache'));
    reply.header('cache-control', 'no-store');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead || !isKnown(pathOf(request.url)))
      return sendRefusal(reply, refuse('not_found'), site.business);
    return sendRefusal(reply.header('allow', 'GET, HEAD'), refuse('method_not_allowed'), site.business);
  };
  // What is sent to a page or a file is not read.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // A route of its own, since only answers of routes are compressed.
  app.get('/*', answer);
  app.setNotFoundHandler(answer);
}
