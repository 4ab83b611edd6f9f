import { normalizeEmail } from '@plaitful/domain/account';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { clientOf } from '../limits/addresses.ts';
import { createRateLimiter } from '../limits/rateLimiter.ts';
import { Problem } from '../problems/problem.ts';
import { logSecurityEvent } from '../securityEvents.ts';
import { requestReset, resetPassword } from './passwords.service.ts';

/** Links asked for one address by one client, and all that one client asks for. */
const askedLimit = { limits: [5, 20], minutes: 15 };
const usedLimit = { limits: [20], minutes: 15 };

export function passwordsHandlers(context: ServerContext) {
  const asked = createRateLimiter(context, 'forgot password', askedLimit);
  const used = createRateLimiter(context, 'reset password', usedLimit);
  return {
    forgotPassword: async ({ query, reply }) => {
      const { ip, log } = reply.request;
      const client = clientOf(ip);
      const limited = await asked.consume([`${client} ${normalizeEmail(query.email)}`, client]);
      if (limited !== undefined) return limited;
      logSecurityEvent(log, 'reset_asked', await requestReset(context, query.email));
      return { done: true };
    },
    resetPassword: async ({ query, body, reply }) => {
      const { ip, log } = reply.request;
      const limited = await used.consume([clientOf(ip)]);
      if (limited !== undefined) return limited;
      const outcome = await resetPassword(context, { token: query.token, newPassword: body.newPassword });
      if (outcome instanceof Problem) {
        if (outcome.code === 'reset_link_invalid') logSecurityEvent(log, 'reset_refused');
        return outcome;
      }
      logSecurityEvent(log, 'reset_done', outcome);
      return { done: true };
    },
  } satisfies Handlers;
}
