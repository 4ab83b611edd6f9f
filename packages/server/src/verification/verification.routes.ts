import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { clientOf, createAttemptLimiter } from '../limits/attemptLimiter.ts';
import { Problem, problem } from '../problems/problem.ts';
import { logSecurityEvent } from '../securityEvents.ts';
import { sendVerification, verifyEmail } from './verification.service.ts';

/** Per client in a quarter of an hour. */
const limits = { ofClient: 20, minutes: 15 } as const;

export function verificationHandlers(context: ServerContext) {
  const used = createAttemptLimiter(context.clock, [limits.ofClient], limits.minutes);
  return {
    verifyEmail: async ({ body, reply }) => {
      const { ip, log } = reply.request;
      const keys = [clientOf(ip)];
      const wait = used.secondsUntilAllowed(keys);
      if (context.config.rateLimit && wait > 0) return problem('rate_limited', { retryAfter: wait });
      used.add(keys);
      const outcome = await verifyEmail(context, body.token);
      if (outcome instanceof Problem) {
        logSecurityEvent(log, 'verification_refused');
        return outcome;
      }
      logSecurityEvent(log, 'email_verified', outcome);
      return { done: true };
    },
    sendVerification: async ({ member, reply }) => {
      const refusal = await sendVerification(context, member.id);
      if (refusal !== undefined) return refusal;
      logSecurityEvent(reply.request.log, 'verification_asked', member.id);
      return { done: true };
    },
  } satisfies Handlers;
}
