import type { Handlers } from '../../platform/contract/contract.types.ts';
import type { ServerContext } from '../../platform/context.ts';
import { getClientKey } from '../../platform/limits/clientKeys.ts';
import { createRateLimiter } from '../../platform/limits/rateLimiter.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { logSecurityEvent } from '../../platform/log/securityEvents.ts';
import { sendVerification, verifyEmail } from './verification.service.ts';
import { rateLimits } from '../../platform/limits/rateLimits.ts';

export function verificationHandlers(context: ServerContext) {
  const used = createRateLimiter(context, 'verify', rateLimits.verifyEmail);
  return {
    verifyEmail: async ({ body, reply }) => {
      const { ip, log } = reply.request;
      const limited = await used.consume([getClientKey(ip)]);
      if (limited !== undefined) return limited;
      const outcome = await verifyEmail(context, body.token);
      if (outcome instanceof Problem) {
        logSecurityEvent(log, 'verification_refused');
        return outcome;
      }
      logSecurityEvent(log, 'email_verified', outcome);
      return { done: true };
    },
    sendVerification: async ({ member, reply }) => {
      const failure = await sendVerification(context, member.id);
      if (failure !== undefined) return failure;
      logSecurityEvent(reply.request.log, 'verification_asked', member.id);
      return { done: true };
    },
  } satisfies Handlers;
}
