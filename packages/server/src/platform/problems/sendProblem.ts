import { STATUS_CODES } from 'node:http';
import {
  statusOfCode,
  type Problem as ProblemBody,
  type ValidationProblem,
} from '@plaitful/api-client/contract';
import { problemMessages } from '@plaitful/messages/en-CA/problems';
import type { FastifyReply } from 'fastify';
import type { Business } from '../config/business.ts';
import { logSecurityEvent } from '../log/securityEvents.ts';
import type { Problem } from './problem.ts';

/** Logged as security events here; others are logged where they occur. */
const loggedProblems = ['unauthenticated', 'forbidden', 'rate_limited'] as const;

const titles: Readonly<Record<number, string>> = { ...STATUS_CODES, 422: 'Unprocessable Content' };

function toBody(
  { code, details }: Problem,
  business: Pick<Business, 'contactEmail' | 'contactPhone'>,
  requestId: string,
): ProblemBody | ValidationProblem {
  const status = statusOfCode[code];
  const { contactEmail, contactPhone } = business;
  const nothing = {
    serviceName: '',
    styleName: '',
    optionName: '',
    count: 0,
    max: 0,
    wait: details.retryAfter ?? 0,
    picture: undefined,
    mustVerify: false,
  };
  const message = problemMessages[code]({
    contactEmail,
    contactPhone,
    requestId,
    ...nothing,
    ...details.values,
  });
  return {
    type: 'about:blank',
    title: titles[status] ?? 'Error',
    status,
    code,
    message,
    ...(status >= 500 && { requestId }),
    ...((details.errors ?? status === 422) && { errors: [...(details.errors ?? [])] }),
  };
}

/**
 * Sends a problem as the answer (RFC 9457); 429 and 503 with `Retry-After`. Logs those that matter to security.
 * @param visitorId the signed-in user, for the log
 */
export function sendProblem(
  reply: FastifyReply,
  problem: Problem,
  business: Pick<Business, 'contactEmail' | 'contactPhone'>,
  visitorId?: number,
): FastifyReply {
  const status = statusOfCode[problem.code];
  const event = loggedProblems.find((code) => code === problem.code);
  if (event !== undefined) logSecurityEvent(reply.request.log, event, visitorId);
  const { retryAfter } = problem.details;
  if (status === 429 || status === 503)
    reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter ?? 5))));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(toBody(problem, business, reply.request.id)));
}
