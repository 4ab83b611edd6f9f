import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Business } from '../platform/config/business.ts';
import { isUnavailable } from '../platform/database/errors.ts';
import { sendProblem } from '../platform/problems/sendProblem.ts';
import { problem, type Problem } from '../platform/problems/problem.ts';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { problemMessages } from '@plaitful/messages/en-CA/problems';

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

/** Errors of Node's HTTP parser. */
interface ConnectionError extends Error {
  readonly code?: string;
}

const getStatus = ({ code }: ConnectionError): 400 | 408 | 431 => {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408;
  return code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
};

const message = problemMessages.malformed();

/** Answers bytes that are not a valid request (not HTTP, head too large, too slow), then closes the connection. */
export function answerClientError(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = getStatus(error);
  const title = STATUS_CODES[status];
  const body = JSON.stringify({ type: 'about:blank', title, status, code: 'malformed', message });
  const head = [
    `HTTP/1.1 ${status} ${title}`,
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}
