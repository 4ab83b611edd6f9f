import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Business } from '../config/business.ts';
import { isUnavailable } from '../database/errors.ts';
import { sendRefusal } from './problem.ts';
import { refuse, type Refusal } from './refusal.ts';

/** Not now: the database is away or busy, or the queue of passwords is too long. */
const isAway = (error: FastifyError): boolean => error.code === 'TOO_MANY_HASHES' || isUnavailable(error);

function readError(error: FastifyError): Refusal {
  if (error.statusCode === 413) return refuse('too_large');
  if (error.statusCode === 415) return refuse('wrong_type');
  if (error.statusCode === 429) return refuse('rate_limited', { retryAfter: Number(error.message) });
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return refuse('malformed');
  if (isAway(error)) return refuse('unavailable', { retryAfter: 5 });
  return refuse('server_error');
}

/** The one place where a thrown error becomes an answer: a fixed sentence, and never what the error says. */
export const errorHandler =
  (business: Business) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = readError(error);
    if (refusal.code === 'server_error') request.log.error({ err: error }, 'a call failed');
    if (refusal.code === 'unavailable') request.log.warn({ err: error }, 'a call could not be served now');
    return sendRefusal(reply, refusal, business);
  };
