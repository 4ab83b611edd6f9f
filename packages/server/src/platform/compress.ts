import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Shorter answers fit into one packet anyway; answers with tokens are shorter, so that their length reveals nothing.
 */
const threshold = 1024;

const isText = (type: unknown): boolean => /^text\/|[/+](json|xml|javascript)\b/.test(String(type));

/** Caches store a copy for each encoding. */
function varyTexts(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isText(reply.getHeader('content-type')) && !reply.hasHeader('vary'))
      reply.header('vary', 'accept-encoding');
    done();
  });
}

/** Fastify removes the body of HEAD answers; after compression, so that the headers equal those of GET. */
function compressForHead(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD' || !Array.isArray(route.onSend)) return;
    // The last two are Fastify's own hook and the compression hook after it.
    const [removeBody, compressBody] = route.onSend.splice(-2);
    route.onSend.push(...[compressBody, removeBody].filter((hook) => hook !== undefined));
  });
}

/** Compresses answers. Request bodies are never decompressed (zip bombs). */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    threshold,
    encodings: ['br', 'gzip'],
    // As small as gzip's best level in half the time; files are compressed by the build.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  varyTexts(app);
  compressForHead(app);
}
