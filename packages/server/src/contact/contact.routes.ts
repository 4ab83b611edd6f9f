import { normalizeEmail } from '@plaitful/domain/account';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { clientOf, createTries } from '../limits/tries.ts';
import { refuse } from '../problems/refusal.ts';
import { takeContactMessage } from './contact.service.ts';

/** Messages in a quarter of an hour: of one client, and under one address, which each has an acknowledgement sent to. */
const limits = { ofClient: 5, ofAddress: 5, minutes: 15 } as const;

/** Messages of visitors to the studio. */
export function contactHandlers(context: ServerContext) {
  const sent = createTries(context.clock, [limits.ofClient, limits.ofAddress], limits.minutes);
  return {
    sendContactMessage: async ({ body, reply }) => {
      const keys = [clientOf(reply.request.ip), normalizeEmail(body.email)];
      const wait = sent.waitOf(keys);
      if (context.config.rateLimit && wait > 0) return refuse('rate_limited', { retryAfter: wait });
      // Counted before it is stored: messages that come all at once are no more than messages in turn.
      sent.add(keys);
      const refusal = await takeContactMessage(context, body);
      if (refusal === undefined) return { done: true };
      sent.takeBack(keys);
      return refusal;
    },
  } satisfies Handlers;
}
