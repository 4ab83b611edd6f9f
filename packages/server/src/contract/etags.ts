import type { FastifyReply } from 'fastify';
import { Problem } from '../problems/problem.ts';

/** The version of a stored thing as it travels. A style's has a second number, its offer. */
export const etagOf = ({ version }: { readonly version: number }): string => `"${version}"`;

/** Whether a caller who read `ifMatch` saw another version than this one; without the header the last write wins. */
export const isStale = (ifMatch: string | undefined, etag: string): boolean =>
  ifMatch !== undefined && ifMatch !== etag;

/** Says the version of an answer in its header as well. */
export function withEtag<Answer extends { readonly etag: string }>(
  reply: FastifyReply,
  answer: Answer | Problem,
): Answer | Problem {
  if (!(answer instanceof Problem)) reply.header('etag', answer.etag);
  return answer;
}
