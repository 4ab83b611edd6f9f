import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problems/problem.ts';

/** The version of a resource as an ETag. A style's has a second number, its `offerVersion`. */
export const getEtag = ({ version }: { readonly version: number }): string => `"${version}"`;

/** Whether the version in `ifMatch` is outdated; without the header the last write wins. */
export const isStale = (ifMatch: string | undefined, etag: string): boolean =>
  ifMatch !== undefined && ifMatch !== etag;

export function withEtag<Answer extends { readonly etag: string }>(
  reply: FastifyReply,
  answer: Answer | Problem,
): Answer | Problem {
  if (!(answer instanceof Problem)) reply.header('etag', answer.etag);
  return answer;
}

const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Hashes of frequently sent contents, by content; hashing a long list takes longer than the rest of the call. */
const contentTags = new WeakMap<Buffer, string>();

/** Weak, since the same content is sent plain, with brotli or with gzip. */
function contentTag(content: Buffer, total: string): string {
  const known = contentTags.get(content);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(`${total} `).update(content).digest('base64url');
  const tag = `W/"${digest.slice(0, 22)}"`;
  contentTags.set(content, tag);
  return tag;
}

/**
 * An `onSend` hook for public answers that caches must revalidate: 304 without a body on a matching `If-None-Match`,
 * compared weakly (RFC 9110, 13.1.2).
 */
export async function answerNotModified<Payload>(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
): Promise<Payload | undefined> {
  if (reply.statusCode !== 200) return payload;
  if (!reply.hasHeader('etag')) {
    const content = Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload));
    // The length of the whole list is in a header.
    const etag = contentTag(content, String(reply.getHeader('x-total-count') ?? ''));
    reply.headers({ etag, 'cache-control': 'no-cache' });
  }
  const etag = opaque(String(reply.getHeader('etag')));
  const given = request.headers['if-none-match']?.split(',') ?? [];
  if (!given.some((tag) => ['*', etag].includes(opaque(tag)))) return payload;
  reply.code(304).removeHeader('content-type');
  return undefined;
}
