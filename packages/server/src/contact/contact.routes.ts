import { normalizeEmail } from '@plaitful/domain/account';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { clientOf, createAttemptLimiter } from '../limits/attemptLimiter.ts';
import { problem } from '../problems/problem.ts';
import { receiveContactMessage } from './contact.service.ts';

const limits = { ofClient: 5, ofAddress: 5, minutes: 15 } as const;

export function contactHandlers(context: ServerContext) {
  const sent = createAttemptLimiter(context.clock, [limits.ofClient, limits.ofAddress], limits.minutes);
  return {
    sendContactMessage: async ({ body, reply }) => {
      const keys = [clientOf(reply.request.ip), normalizeEmail(body.email)];
      const wait = sent.secondsUntilAllowed(keys);
      if (context.config.rateLimit && wait > 0) return problem('rate_limited', { retryAfter: wait });
      // Counted before it is stored: messages that come all at once are no more than messages in turn.
      sent.add(keys);
      const refusal = await receiveContactMessage(context, body);
      if (refusal === undefined) return { done: true };
      sent.undo(keys);
      return refusal;
    },
  } satisfies Handlers;
}
