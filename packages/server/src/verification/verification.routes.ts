import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { clientOf, createTries } from '../limits/tries.ts';
import { Refusal, refuse } from '../problems/refusal.ts';
import { noteSecurityEvent } from '../securityEvents.ts';
import { sendVerification, verifyEmail } from './verification.service.ts';

/** Links that one client may try in a quarter of an hour. */
const limits = { ofClient: 20, minutes: 15 } as const;

/** Verifying an email address by a link that is mailed to it. */
export function verificationHandlers(context: ServerContext) {
  const used = createTries(context.clock, [limits.ofClient], limits.minutes);
  return {
    verifyEmail: async ({ body, reply }) => {
      const { ip, log } = reply.request;
      const keys = [clientOf(ip)];
      const wait = used.waitOf(keys);
      if (context.config.rateLimit && wait > 0) return refuse('rate_limited', { retryAfter: wait });
      used.add(keys);
      const outcome = await verifyEmail(context, body.token);
      if (outcome instanceof Refusal) {
        noteSecurityEvent(log, 'verification_refused');
        return outcome;
      }
      noteSecurityEvent(log, 'email_verified', outcome);
      return { done: true };
    },
    sendVerification: async ({ member, reply }) => {
      const refusal = await sendVerification(context, member.id);
      if (refusal !== undefined) return refusal;
      noteSecurityEvent(reply.request.log, 'verification_asked', member.id);
      return { done: true };
    },
  } satisfies Handlers;
}
