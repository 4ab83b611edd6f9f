import { normalizeEmail } from '@plaitful/domain/account';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { reading } from '../database/transaction.ts';
import { clientOf, createAttemptLimiter } from '../limits/attemptLimiter.ts';
import { sendPart, readListQuery } from '../lists/lists.ts';
import { Problem, problem } from '../problems/problem.ts';
import { logSecurityEvent } from '../securityEvents.ts';
import { listUsers, userFields } from './users.repository.ts';
import { registerUser } from './users.service.ts';

/** Per address and client, in a quarter of an hour. */
const limits = { ofAddress: 5, minutes: 15 } as const;

export function usersHandlers(context: ServerContext) {
  const { database, clock, config } = context;
  const tries = createAttemptLimiter(clock, [limits.ofAddress], limits.minutes);
  return {
    register: async ({ body, reply }) => {
      const { ip, log } = reply.request;
      const keys = [`${clientOf(ip)} ${normalizeEmail(body.email)}`];
      const wait = tries.secondsUntilAllowed(keys);
      if (config.rateLimit && wait > 0) return problem('rate_limited', { retryAfter: wait });
      tries.add(keys);
      const outcome = await registerUser(context, body);
      if (outcome instanceof Problem) {
        if (outcome.code === 'email_taken') logSecurityEvent(log, 'registration_refused');
        return outcome;
      }
      logSecurityEvent(log, 'registered', outcome.id);
      return { ...outcome, roles: [...outcome.roles] };
    },
    listUsers: async ({ query, reply }) => {
      const input = readListQuery(query, userFields);
      if (input instanceof Problem) return input;
      const users = sendPart(reply, await reading(database, (trx) => listUsers(trx, input)));
      return users.map((user) => ({ ...user, roles: user.roles.map((name) => ({ name })) }));
    },
  } satisfies Handlers;
}
