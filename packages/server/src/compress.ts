import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Shorter answers fit into one packet as they are; so does each that carries a token, whose length then tells nothing. */
const threshold = 1024;

/** What is compressed when it is long enough. */
const isText = (type: unknown): boolean => /^text\/|[/+](json|xml|javascript)\b/.test(String(type));

/** A cache keeps an answer for those who take it packed, and one for the others. */
function varyTexts(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (isText(reply.getHeader('content-type')) && !reply.hasHeader('vary'))
      reply.header('vary', 'accept-encoding');
    done();
  });
}

/** Fastify takes the body of an answer to HEAD away: after it was compressed, so that the headers are those of GET. */
function compressForHead(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.method !== 'HEAD' || !Array.isArray(route.onSend)) return;
    const [takeAway, ...others] = route.onSend;
    route.onSend = [...others, ...(takeAway === undefined ? [] : [takeAway])];
  });
}

/**
 * Compresses answers for whoever takes that. What is sent to the server is never unpacked: a small body could be a large
 * one.
 */
export async function addCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    threshold,
    encodings: ['br', 'gzip'],
    // As small as gzip's best, in half its time; files are compressed by the build, as small as they get.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  varyTexts(app);
  compressForHead(app);
}
