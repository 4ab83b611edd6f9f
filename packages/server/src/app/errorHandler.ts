import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Business } from '../platform/config/business.ts';
import { isUnavailable } from '../platform/database/errors.ts';
import { sendProblem } from '../platform/problems/sendProblem.ts';
import { problem, type Problem } from '../platform/problems/problem.ts';

/** Temporary errors: the database is unavailable, or too many passwords are being hashed. */
const isAway = (error: FastifyError): boolean => error.code === 'TOO_MANY_HASHES' || isUnavailable(error);

function readError(error: FastifyError): Problem {
  if (error.statusCode === 413) return problem('too_large');
  if (error.statusCode === 415) return problem('wrong_type');
  if (error.statusCode === 429) return problem('rate_limited', { retryAfter: Number(error.message) });
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500)
    return problem('malformed');
  if (isAway(error)) return problem('unavailable', { retryAfter: 5 });
  return problem('server_error');
}

/** Thrown errors become fixed messages, never their own text. */
export const errorHandler =
  (business: Business) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const found = readError(error);
    if (found.code === 'server_error') request.log.error({ err: error }, 'a call failed');
    if (found.code === 'unavailable') request.log.warn({ err: error }, 'a call could not be served now');
    return sendProblem(reply, found, business);
  };
