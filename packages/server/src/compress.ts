import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/** Shorter answers fit into one packet as they are; so does each that carries a token, whose length then tells nothing. */
const threshold = 1024;

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
}
