import { normalizeEmail } from '@plaitful/domain/account';
import type { Handlers } from '../contract/contract.types.ts';
import type { ServerContext } from '../context.ts';
import { clientOf } from '../limits/addresses.ts';
import { createRateLimiter } from '../limits/rateLimiter.ts';
import { receiveContactMessage } from './contact.service.ts';

const limits = { ofClient: 5, ofAddress: 5, minutes: 15 } as const;

export function contactHandlers(context: ServerContext) {
  const messages = createRateLimiter(context, 'contact', {
    limits: [limits.ofClient, limits.ofAddress],
    minutes: limits.minutes,
  });
  return {
    sendContactMessage: async ({ body, headers, reply }) => {
      const keys = [clientOf(reply.request.ip), normalizeEmail(body.email)];
      const limited = await messages.consume(keys);
      if (limited !== undefined) return limited;
      const failure = await receiveContactMessage(context, body, headers['Idempotency-Key']);
      if (failure === undefined) return { done: true };
      await messages.refund(keys);
      return failure;
    },
  } satisfies Handlers;
}
