import { normalizeEmail } from '@plaitful/domain/account';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { clientOf, createAttemptLimiter } from '../limits/attemptLimiter.ts';
import { Problem, problem } from '../problems/problem.ts';
import { logSecurityEvent } from '../securityEvents.ts';
import { requestReset, resetPassword } from './passwords.service.ts';

/** In a quarter of an hour: links for an address asked for by one client, and all that one client asks for. */
const limits = { ofAddress: 5, ofClient: 20, minutes: 15 } as const;

/** Setting a new password by a link that is mailed. */
export function passwordsHandlers(context: ServerContext) {
  const asked = createAttemptLimiter(context.clock, [limits.ofAddress, limits.ofClient], limits.minutes);
  const used = createAttemptLimiter(context.clock, [limits.ofClient], limits.minutes);
  return {
    forgotPassword: async ({ query, reply }) => {
      const { ip, log } = reply.request;
      const client = clientOf(ip);
      const keys = [`${client} ${normalizeEmail(query.email)}`, client];
      const wait = asked.secondsUntilAllowed(keys);
      if (context.config.rateLimit && wait > 0) return problem('rate_limited', { retryAfter: wait });
      asked.add(keys);
      logSecurityEvent(log, 'reset_asked', await requestReset(context, query.email));
      return { done: true };
    },
    resetPassword: async ({ query, body, reply }) => {
      const { ip, log } = reply.request;
      const keys = [clientOf(ip)];
      const wait = used.secondsUntilAllowed(keys);
      if (context.config.rateLimit && wait > 0) return problem('rate_limited', { retryAfter: wait });
      used.add(keys);
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
