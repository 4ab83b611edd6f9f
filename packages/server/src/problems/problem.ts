import { STATUS_CODES } from 'node:http';
import { statusOfCode, type Problem, type ValidationProblem } from '@plaitful/api-client/contract';
import { problemMessages } from '@plaitful/messages/en-CA/problems';
import type { FastifyReply } from 'fastify';
import type { Business } from '../config/business.ts';
import { noteSecurityEvent } from '../securityEvents.ts';
import type { Refusal } from './refusal.ts';

/** The refusals that somebody who watches over the accounts wants to see; others are noted where they are made. */
const notedRefusals = ['unauthenticated', 'forbidden', 'rate_limited'] as const;

const titles: Readonly<Record<number, string>> = { ...STATUS_CODES, 422: 'Unprocessable Content' };

/** Writes a refusal as the body of its answer (RFC 9457). */
function toProblem(
  { code, details }: Refusal,
  business: Pick<Business, 'contactEmail' | 'contactPhone'>,
  requestId: string,
): Problem | ValidationProblem {
  const status = statusOfCode[code];
  const { contactEmail, contactPhone } = business;
  const nothing = {
    serviceName: '',
    styleName: '',
    count: 0,
    max: 0,
    wait: details.retryAfter ?? 0,
    isPicture: false,
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
 * Answers a refusal. 429 and 503 say when to come again, in seconds. What is of the studio's security is noted.
 * @param visitorId who called, for that note
 */
export function sendRefusal(
  reply: FastifyReply,
  refusal: Refusal,
  business: Pick<Business, 'contactEmail' | 'contactPhone'>,
  visitorId?: number,
): FastifyReply {
  const status = statusOfCode[refusal.code];
  const event = notedRefusals.find((code) => code === refusal.code);
  if (event !== undefined) noteSecurityEvent(reply.request.log, event, visitorId);
  const { retryAfter } = refusal.details;
  if (status === 429 || status === 503)
    reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter ?? 5))));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(toProblem(refusal, business, reply.request.id)));
}
