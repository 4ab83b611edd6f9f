import { normalizeEmail } from '@plaitful/domain/account';
import type { Handlers } from '../../platform/contract/contract.types.ts';
import type { ServerContext } from '../../platform/context.ts';
import { getClientKey } from '../../platform/limits/clientKeys.ts';
import { createRateLimiter } from '../../platform/limits/rateLimiter.ts';
import { receiveContactMessage } from './contact.service.ts';
import { rateLimits } from '../../platform/limits/rateLimits.ts';

export function contactHandlers(context: ServerContext) {
  const messages = createRateLimiter(context, 'contact', rateLimits.contact);
  return {
    sendContactMessage: async ({ body, headers, reply }) => {
      const keys = [getClientKey(reply.request.ip), normalizeEmail(body.email)];
      const limited = await messages.consume(keys);
      if (limited !== undefined) return limited;
      const failure = await receiveContactMessage(context, body, headers['Idempotency-Key']);
      if (failure === undefined) return { done: true };
      await messages.refund(keys);
      return failure;
    },
  } satisfies Handlers;
}
