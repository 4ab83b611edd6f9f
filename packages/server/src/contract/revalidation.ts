import { hash } from 'node:crypto';
import type { FastifyReply } from 'fastify';

const hashes = new WeakMap<Buffer, string>();

/** The hash of a content; of one that is sent again and again it is worked out once. */
function hashOf(content: Buffer): string {
  const known = hashes.get(content) ?? hash('sha256', content, 'base64url').slice(0, 22);
  hashes.set(content, known);
  return known;
}

/**
 * What tells an answer from every other that the same address may give: its content and the length of the whole list,
 * which stands in a header. A weak tag, for the same content travels as it is, by brotli or by gzip.
 */
function tagOf(content: Buffer, reply: FastifyReply): string {
  const total = reply.getHeader('x-total-count');
  return `W/"${hashOf(content)}${total === undefined ? '' : `.${String(total)}`}"`;
}

/** Whether a caller has one of the answers named in `If-None-Match`, compared weakly (RFC 9110, 13.1.2). */
const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((given) => ['*', etag, etag.slice(2)].includes(given.trim())) === true;

/**
 * Sends what everybody may keep and has to ask about each time: 304 without a body to whoever has it already. The content
 * type is set before.
 */
export function sendRevalidated(reply: FastifyReply, content: Buffer): FastifyReply {
  const etag = tagOf(content, reply);
  reply.headers({ etag, 'cache-control': 'no-cache' });
  if (!isKnown(reply.request.headers['if-none-match'], etag)) return reply.send(content);
  // As the whole answer would say it, where it is packed.
  return reply.code(304).removeHeader('content-type').header('vary', 'accept-encoding').send();
}
