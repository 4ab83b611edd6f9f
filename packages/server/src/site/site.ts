import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { Business } from '@plaitful/api-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../problems/problem.ts';
import { refuse } from '../problems/refusal.ts';

/** Where `npm run build` puts the app. */
export const builtApp = resolve(import.meta.dirname, '../../../../app/dist');

/** What is said, and served, as long as the app is not built. */
export const notBuilt = 'The app is not built yet. Run “npm run build”.';

const placeholder = '<!--business-->';

/** The page with the studio's settings in it (reading 9b); `<` is written so that no text can end the element. */
function writeBusiness(template: string, business: Business): string {
  const json = JSON.stringify(business).replaceAll('<', String.raw`\u003c`);
  return template.replace(
    placeholder,
    () => `<script type="application/json" id="business">${json}</script>`,
  );
}

/** The page of the built app; undefined when there is none. */
function readPage(directory: string, business: Business): string | undefined {
  try {
    return writeBusiness(readFileSync(join(directory, 'index.html'), 'utf8'), business);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const isOfApi = (url: string): boolean => /^\/(api|auth|contact-us|healthz|readyz|metrics)([/?]|$)/.test(url);

const isFile = (url: string): boolean => /^[^?]*\.\w+(\?|$)/.test(url);

/** A browser asks for a page by its type; a link preview or a command line takes anything, a missing picture's too. */
function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  if ((method !== 'GET' && method !== 'HEAD') || isOfApi(url)) return false;
  const accept = headers.accept ?? '*/*';
  return accept.includes('text/html') || (accept.includes('*/*') && !isFile(url));
}

/** Everything under `assets` has a hash in its name; the rest is asked for anew each time. */
const cacheOf = (path: string): string =>
  path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';

/**
 * Serves the built app: its files, and its page for every other address a browser asks for.
 * @param business what the page tells the browser of the studio
 */
export async function serveSite(
  app: FastifyInstance,
  { directory, business }: { readonly directory: string; readonly business: Business },
): Promise<void> {
  const page = readPage(directory, business);
  const sendPage = (reply: FastifyReply): FastifyReply => {
    reply.header('cache-control', 'no-cache');
    if (page !== undefined) return reply.type('text/html; charset=utf-8').send(page);
    return reply.code(503).header('retry-after', '10').type('text/plain; charset=utf-8').send(notBuilt);
  };
  if (page !== undefined) {
    await app.register(fastifyStatic, {
      root: directory,
      index: false,
      wildcard: false,
      globIgnore: ['index.html'],
      cacheControl: false,
      setHeaders: (response, path) => {
        response.header('cache-control', cacheOf(path));
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (wantsPage(request)) return sendPage(reply);
    reply.header('cache-control', 'no-store');
    return sendRefusal(reply, refuse('not_found'), business);
  });
}
