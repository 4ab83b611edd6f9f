import { normalizeEmail } from '@plaitful/domain/account';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { Refusal, refuse } from '../problems/refusal.ts';
import { createFailureCounter } from './failures.ts';
import type { Member } from './member.ts';
import { findMember, logIn, logOut } from './sessions.service.ts';

/** The token a request carries, if any. */
function readToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}

/** Finds out who sends a request, by its token. */
export const authenticateBy =
  ({ database, clock }: ServerContext) =>
  async (request: FastifyRequest): Promise<Member | undefined> => {
    const token = readToken(request);
    return token === undefined ? undefined : findMember(database, token, clock());
  };

/** Failures in a quarter of an hour: of one account from one address, and from one address in all. */
const limits = { ofAccount: 10, ofAddress: 100, minutes: 15 } as const;

/** Signing in and out. */
export function sessionsHandlers(context: ServerContext) {
  const ofAccount = createFailureCounter(context.clock, limits.ofAccount, limits.minutes);
  const ofAddress = createFailureCounter(context.clock, limits.ofAddress, limits.minutes);
  return {
    login: async ({ body, reply }) => {
      const { ip } = reply.request;
      const account = `${ip} ${normalizeEmail(body.email)}`;
      const wait = Math.max(ofAccount.waitOf(account), ofAddress.waitOf(ip));
      if (context.config.rateLimit && wait > 0) {
        return refuse('rate_limited', { retryAfter: wait });
      }
      const outcome = await logIn(context, body);
      if (!(outcome instanceof Refusal)) {
        const { member, token } = outcome;
        return { ...member, roles: [...member.roles], token };
      }
      ofAccount.add(account);
      ofAddress.add(ip);
      return outcome;
    },
    logout: async ({ reply }) => {
      const token = readToken(reply.request);
      if (token !== undefined) await logOut(context.database, token);
      return { done: true };
    },
  } satisfies Handlers;
}
