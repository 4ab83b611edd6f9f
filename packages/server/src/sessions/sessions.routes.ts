import { normalizeEmail } from '@plaitful/domain/account';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../contract/contract.types.ts';
import type { Clock } from '../config/clock.ts';
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

/** Failed logins, of an account from one address and of the address in all, counted together. */
function countFailures(clock: Clock) {
  const ofAccount = createFailureCounter(clock, limits.ofAccount, limits.minutes);
  const ofAddress = createFailureCounter(clock, limits.ofAddress, limits.minutes);
  return {
    of: (ip: string, email: string) => {
      const account = `${ip} ${email}`;
      return {
        wait: Math.max(ofAccount.waitOf(account), ofAddress.waitOf(ip)),
        add: () => {
          ofAccount.add(account);
          ofAddress.add(ip);
        },
        takeBack: () => {
          ofAccount.takeBack(account);
          ofAddress.takeBack(ip);
        },
      };
    },
  };
}

/** Signing in and out. */
export function sessionsHandlers(context: ServerContext) {
  const failures = countFailures(context.clock);
  return {
    login: async ({ body, reply }) => {
      const { ip } = reply.request;
      const tried = failures.of(ip, normalizeEmail(body.email));
      if (context.config.rateLimit && tried.wait > 0) {
        return refuse('rate_limited', { retryAfter: tried.wait });
      }
      // Counted before it is judged: tries that come all at once are no more than tries in turn.
      tried.add();
      const outcome = await logIn(context, body).catch((error: unknown) => {
        tried.takeBack();
        throw error;
      });
      if (outcome instanceof Refusal) return outcome;
      tried.takeBack();
      const { member, token } = outcome;
      return { ...member, roles: [...member.roles], token };
    },
    logout: async ({ reply }) => {
      const token = readToken(reply.request);
      if (token !== undefined) await logOut(context.database, token);
      return { done: true };
    },
  } satisfies Handlers;
}
