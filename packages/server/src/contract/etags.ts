import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../problems/problem.ts';

/** The version of a stored thing as it travels. A style's has a second number, its offer. */
export const etagOf = ({ version }: { readonly version: number }): string => `"${version}"`;

/** Whether a caller who read `ifMatch` saw another version than this one; without the header the last write wins. */
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

/** Of contents that are sent again and again; hashing a long list takes longer than all else of a call. */
const contentTags = new WeakMap<Buffer, string>();

/** Weak, for the same content travels plain, by brotli or by gzip. */
function contentTag(content: Buffer, total: string): string {
  const known = contentTags.get(content);
  if (known !== undefined) return known;
  const digest = createHash('sha256').update(`${total} `).update(content).digest('base64url');
  const tag = `W/"${digest.slice(0, 22)}"`;
  contentTags.set(content, tag);
  return tag;
}

/**
 * An `onSend` hook for what everybody may keep and has to ask about each time: 304 without a body to whoever has it
 * already, by `If-None-Match`, compared weakly (RFC 9110, 13.1.2).
 */
export async function revalidate<Payload>(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
): Promise<Payload | undefined> {
  if (reply.statusCode !== 200) return payload;
  if (!reply.hasHeader('etag')) {
    const content = Buffer.isBuffer(payload) ? payload : Buffer.from(String(payload));
    // The length of the whole list stands in a header.
    const etag = contentTag(content, String(reply.getHeader('x-total-count') ?? ''));
    reply.headers({ etag, 'cache-control': 'no-cache' });
  }
  const etag = opaque(String(reply.getHeader('etag')));
  const given = request.headers['if-none-match']?.split(',') ?? [];
  if (!given.some((tag) => ['*', etag].includes(opaque(tag)))) return payload;
  reply.code(304).removeHeader('content-type');
  return undefined;
}
