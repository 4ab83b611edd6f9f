import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Business, Style } from '@plaitful/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRevalidated } from '../contract/revalidation.ts';
import { sendAsPart } from '../headers.ts';
import { sendRefusal } from '../problems/problem.ts';
import { refuse } from '../problems/refusal.ts';
import { readBuiltApp, readNames, type BuiltApp } from './builtApp.ts';
import { dataElement, escapeHtml } from './markup.ts';
import { createPageFinder, createPages, type SitePage } from './pages.ts';
import { createRenderer, type RenderSources } from './renderedPages.ts';
import { serveSearchEngines } from './searchEngines.ts';

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
export interface Site extends RenderSources {
  /** Where the built app lies. */
  readonly directory: string;
  readonly publicUrl: string;
  readonly readStyles: () => Promise<readonly Style[]>;
}

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Sends the page that was asked for: its head, its data and, where it can be rendered here, its body. */
function pageSender(built: BuiltApp, site: Site): Send {
  const pageOf = createPages({ ...site, app: built, render: createRenderer(built, site) });
  return async (request, reply) => {
    const page = await pageOf(request.url);
    if ('location' in page) return reply.redirect(page.location, 301);
    if (!page.isIndexed) reply.header('x-robots-tag', 'noindex');
    reply.type('text/html; charset=utf-8');
    const content = Buffer.from(fillDocument(built, page, site.business));
    return page.status === 200 ? sendRevalidated(reply, content) : reply.code(page.status).send(content);
  };
}

const stylesheet = (file: string): string =>
  `<link rel="stylesheet" crossorigin href="/${escapeHtml(file)}">`;

function fillDocument({ document }: BuiltApp, page: SitePage, business: Business): string {
  const { head, styles, rendered } = page;
  const parts = [head, rendered?.links ?? '', ...[...styles].map(stylesheet)];
  const data = dataElement('type="application/json" id="initial-data"', rendered?.data ?? { business });
  return document
    .replace('<!--head-->', () => parts.filter((part) => part !== '').join('\n    '))
    .replace('<!--data-->', () => data)
    .replace('<!--body-->', () => rendered?.body ?? '');
}

const sayNotBuilt: Send = async (_request, reply) =>
  reply.code(503).header('retry-after', '10').type('text/plain; charset=utf-8').send(notBuilt);

async function serveFiles(app: FastifyInstance, { filled }: BuiltApp, directory: string): Promise<void> {
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
    globIgnore: [...readNames, 'server/**', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: writeFileHeaders,
  });
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

/** Whether a path is a page or a file of the site, which can only be read. */
function isOfSite(app: FastifyInstance, built: BuiltApp | undefined): (path: string) => boolean {
  const findPage = createPageFinder(built?.pages ?? []);
  return (path) => findPage(path) !== undefined || app.hasRoute({ method: 'GET', url: path });
}

/** Serves the built app: its files, and its pages for every other address a browser asks for. */
export async function serveSite(app: FastifyInstance, site: Site): Promise<void> {
  const built = await readBuiltApp(site.directory, site.business);
  serveSearchEngines(app, built?.pages ?? [], site);
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
