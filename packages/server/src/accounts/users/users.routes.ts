import { normalizeEmail } from '@plaitful/domain/account';
import type { Handlers } from '../../platform/contract/contract.types.ts';
import type { ServerContext } from '../../platform/context.ts';
import { withConnection } from '../../platform/database/transaction.ts';
import { getClientKey } from '../../platform/limits/clientKeys.ts';
import { createRateLimiter } from '../../platform/limits/rateLimiter.ts';
import { sendPage, parseListQuery } from '../../platform/lists/lists.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { logSecurityEvent } from '../../platform/log/securityEvents.ts';
import { listUsers, userFields } from './users.repository.ts';
import { registerUser } from './users.service.ts';
import { rateLimits } from '../../platform/limits/rateLimits.ts';

export function usersHandlers(context: ServerContext) {
  const registrations = createRateLimiter(context, 'register', rateLimits.register);
  return {
    register: async ({ body, reply }) => {
      const { ip, log } = reply.request;
      const limited = await registrations.consume([`${getClientKey(ip)} ${normalizeEmail(body.email)}`]);
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
      const input = parseListQuery(query, userFields);
      if (input instanceof Problem) return input;
      const filter = { hasInvalidPhone: query.phone === 'invalid', now: context.clock() };
      const users = sendPage(
        reply,
        await withConnection(context.database, (trx) => listUsers(trx, input, filter)),
      );
      return users.map(({ bookedPhone, ...user }) => ({
        ...user,
        roles: user.roles.map((name) => ({ name })),
        ...(bookedPhone !== null && { bookedPhone }),
      }));
    },
  } satisfies Handlers;
}
