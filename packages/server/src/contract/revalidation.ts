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

/** A tag without the mark of a weak one. */
const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether the caller has the answer whose `ETag` is set, by `If-None-Match`, compared weakly (RFC 9110, 13.1.2). */
export function matchesEtag(reply: FastifyReply): boolean {
  const etag = opaque(String(reply.getHeader('etag')));
  const given = reply.request.headers['if-none-match']?.split(',') ?? [];
  return given.some((tag) => ['*', etag].includes(opaque(tag)));
}

/** Sends that the caller has the answer already. */
export const sendNotModified = (reply: FastifyReply): FastifyReply =>
  reply.code(304).removeHeader('content-type').send();

/**
 * Sends what everybody may keep and has to ask about each time: 304 without a body to whoever has it already. The content
 * type is set before.
 */
export function sendWithEtag(reply: FastifyReply, content: Buffer): FastifyReply {
  const etag = tagOf(content, reply);
  reply.headers({ etag, 'cache-control': 'no-cache' });
  if (!matchesEtag(reply)) return reply.send(content);
  // As the whole answer would say it.
  return sendNotModified(reply.header('vary', 'accept-encoding'));
}
