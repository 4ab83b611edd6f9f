import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Business } from '@plaitful/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotModified } from '../platform/contract/etags.ts';
import { withSubresourceHeaders } from '../platform/headers.ts';
import { sendProblem } from '../platform/problems/sendProblem.ts';
import { problem } from '../platform/problems/problem.ts';
import { loadBuiltApp, type BuiltApp, templatedFiles } from './builtApp.ts';
import { escapeHtml } from '@plaitful/messages/escape-html';
import { jsonScriptElement } from '../platform/markup.ts';
import { createPageFinder, createPages, type PageSources, type SitePage } from './pages.ts';
import { createRenderer, type RenderSources } from './renderedPages.ts';
import { serveSearchEngines } from './searchEngines.ts';

export const builtApp = resolve(import.meta.dirname, '../../../../app/dist');

export const appNotBuiltMessage = 'The app is not built yet. Run “npm run build”.';

const icon = 'icons/192.png';

const isOfApi = (url: string): boolean => /^\/(api|auth|contact-us|healthz|readyz|metrics)([/?]|$)/.test(url);

const isFile = (url: string): boolean => /^[^?]*\.\w+(\?|$)/.test(url);

/** Browsers accept HTML; link previews and command-line tools anything, and so do requests for missing pictures. */
function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || isOfApi(url)) return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !isFile(url));
}

/** Files in `assets` have a hash in their name; all others are revalidated. */
function writeFileHeaders(reply: FastifyReply, path: string): void {
  if (path.includes('/assets/'))
    withSubresourceHeaders(reply).header('cache-control', 'public, max-age=31536000, immutable');
  else reply.header('cache-control', 'no-cache');
}

export interface Site extends RenderSources {
  readonly directory: string;
  readonly publicUrl: string;
}

type Send = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

function pageSender(built: BuiltApp, site: Site, loadStyles: PageSources['loadStyles']): Send {
  const createPage = createPages({ ...site, loadStyles, app: built, render: createRenderer(built, site) });
  return async (request, reply) => {
    const page = await createPage(request.url);
    if ('location' in page) return reply.redirect(page.location, 301);
    if (!page.isIndexed) reply.header('x-robots-tag', 'noindex');
    reply.type('text/html; charset=utf-8');
    return reply.code(page.status).send(fillDocument(built, page, site.business));
  };
}

const stylesheet = (file: string): string =>
  `<link rel="stylesheet" crossorigin href="/${escapeHtml(file)}">`;

function fillDocument({ document }: BuiltApp, page: SitePage, business: Business): string {
  const { head, styles, rendered } = page;
  const parts = [head, rendered?.links ?? '', ...[...styles].map(stylesheet)];
  const data = jsonScriptElement('type="application/json" id="initial-data"', rendered?.data ?? { business });
  return document
    .replace('<!--head-->', () => parts.filter((part) => part !== '').join('\n    '))
    .replace('<!--data-->', () => data)
    .replace('<!--body-->', () => rendered?.body ?? '');
}

const sendNotBuilt: Send = async (_request, reply) =>
  reply.code(503).header('retry-after', '10').type('text/plain; charset=utf-8').send(appNotBuiltMessage);

async function serveFiles(app: FastifyInstance, { filled }: BuiltApp, directory: string): Promise<void> {
  // Requested by clients that do not read the icon's link.
  if (existsSync(join(directory, icon)))
    app.get('/favicon.ico', (_request, reply) => reply.redirect(`/${icon}`, 301));
  for (const [path, { type, text }] of Object.entries(filled)) {
    app.get(path, { onSend: answerNotModified }, (_request, reply) => reply.type(type).send(text));
  }
  await app.register(fastifyStatic, {
    root: directory,
    index: false,
    wildcard: false,
    globIgnore: [...templatedFiles, 'server/**', '**/*.{br,gz}'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: writeFileHeaders,
  });
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

function isOfSite(app: FastifyInstance, built: BuiltApp | undefined): (path: string) => boolean {
  const findPage = createPageFinder(built?.pages ?? []);
  return (path) => findPage(path) !== undefined || app.hasRoute({ method: 'GET', url: path });
}

/** Serves the built app: its files, and its pages for every other URL that a browser requests. */
export async function serveSite(app: FastifyInstance, site: Site): Promise<void> {
  const built = await loadBuiltApp(site.directory, site.business);
  const loadStyles = async () => (await site.lists.loadStyles()).rows;
  serveSearchEngines(app, built?.pages ?? [], { publicUrl: site.publicUrl, loadStyles });
  if (built !== undefined) await serveFiles(app, built, site.directory);
  const sendPage = built === undefined ? sendNotBuilt : pageSender(built, site, loadStyles);
  const isKnownPath = isOfSite(app, built);
  const answer: Send = async (request, reply) => {
    if (wantsPage(request)) return sendPage(request, reply.header('cache-control', 'no-cache'));
    reply.header('cache-control', 'no-store');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (isRead || !isKnownPath(pathOf(request.url)))
      return sendProblem(reply, problem('not_found'), site.business);
    return sendProblem(reply.header('allow', 'GET, HEAD'), problem('method_not_allowed'), site.business);
  };
  // Request bodies are not parsed.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  // A route, since only answers of routes are compressed.
  app.get('/*', { onSend: answerNotModified }, answer);
  app.setNotFoundHandler(answer);
}
