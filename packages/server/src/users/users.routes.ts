import { normalizeEmail } from '@plaitful/domain/account';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { reading } from '../database/transaction.ts';
import { clientOf } from '../limits/addresses.ts';
import { createRateLimiter } from '../limits/rateLimiter.ts';
import { sendPart, readListQuery } from '../lists/lists.ts';
import { Problem } from '../problems/problem.ts';
import { logSecurityEvent } from '../securityEvents.ts';
import { listUsers, userFields } from './users.repository.ts';
import { registerUser } from './users.service.ts';

/** Registrations of one address by one client. */
const registrationLimit = { limits: [5], minutes: 15 };

export function usersHandlers(context: ServerContext) {
  const registrations = createRateLimiter(context, 'register', registrationLimit);
  return {
    register: async ({ body, reply }) => {
      const { ip, log } = reply.request;
      const limited = await registrations.consume([`${clientOf(ip)} ${normalizeEmail(body.email)}`]);
      if (limited !== undefined) return limited;
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
      const filter = { hasInvalidPhone: query.phone === 'invalid', now: context.clock() };
      const users = sendPart(reply, await reading(context.database, (trx) => listUsers(trx, input, filter)));
      return users.map(({ bookedPhone, ...user }) => ({
        ...user,
        roles: user.roles.map((name) => ({ name })),
        ...(bookedPhone !== null && { bookedPhone }),
      }));
    },
  } satisfies Handlers;
}
