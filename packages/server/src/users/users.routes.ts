import { normalizeEmail } from '@plaitful/domain/account';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { reading } from '../database/transaction.ts';
import { clientOf, createTries } from '../limits/tries.ts';
import { answerPart, readListQuery } from '../lists/lists.ts';
import { Refusal, refuse } from '../problems/refusal.ts';
import { noteSecurityEvent } from '../securityEvents.ts';
import { listUsers, userFields } from './users.repository.ts';
import { registerUser } from './users.service.ts';

/** Registrations in a quarter of an hour: of one address by one client. */
const limits = { ofAddress: 5, minutes: 15 } as const;

/** Accounts. */
export function usersHandlers(context: ServerContext) {
  const { database, clock, config } = context;
  const tries = createTries(clock, [limits.ofAddress], limits.minutes);
  return {
    register: async ({ body, reply }) => {
      const { ip, log } = reply.request;
      const keys = [`${clientOf(ip)} ${normalizeEmail(body.email)}`];
      const wait = tries.waitOf(keys);
      if (config.rateLimit && wait > 0) return refuse('rate_limited', { retryAfter: wait });
      tries.add(keys);
      const outcome = await registerUser(context, body);
      if (outcome instanceof Refusal) {
        if (outcome.code === 'email_taken') noteSecurityEvent(log, 'registration_refused');
        return outcome;
      }
      noteSecurityEvent(log, 'registered', outcome.id);
      return { ...outcome, roles: [...outcome.roles] };
    },
    listUsers: async ({ query, reply }) => {
      const wish = readListQuery(query, userFields);
      if (wish instanceof Refusal) return wish;
      const users = answerPart(reply, await reading(database, (trx) => listUsers(trx, wish)));
      return users.map((user) => ({ ...user, roles: user.roles.map((name) => ({ name })) }));
    },
  } satisfies Handlers;
}
