import type { Handlers } from '../../platform/contract/contract.types.ts';
import type { ServerContext } from '../../platform/context.ts';
import { getClientKey } from '../../platform/limits/clientKeys.ts';
import { createRateLimiter } from '../../platform/limits/rateLimiter.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { logSecurityEvent } from '../../platform/log/securityEvents.ts';
import type { PasswordCheck } from '../sessions/passwordCheck.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  requestEmailChange,
  undoEmailChange,
  validateNewEmail,
} from './emailChanges.service.ts';
import { rateLimits } from '../../platform/limits/rateLimits.ts';

export function emailChangesHandlers(context: ServerContext, checkPassword: PasswordCheck) {
  const asked = createRateLimiter(context, 'change email', rateLimits.requestEmailChange);
  const used = createRateLimiter(context, 'use email link', rateLimits.useEmailLink);
  return {
    requestEmailChange: async ({ member, body, reply }) => {
      const invalid = validateNewEmail(body.email, member, context.business);
      if (invalid !== undefined) return invalid;
      const { log } = reply.request;
      const { email, password } = body;
      const current = await checkPassword({ userId: member.id, field: 'password', password });
      if (current instanceof Problem) {
        if (current.code === 'invalid') logSecurityEvent(log, 'password_wrong', member.id);
        return current;
      }
      const refusal =
        (await asked.consume([String(member.id)])) ?? (await requestEmailChange(context, current, email));
      if (refusal !== undefined) return refusal;
      logSecurityEvent(log, 'email_change_asked', member.id);
      return { done: true };
    },
    cancelEmailChange: async ({ member, reply }) => {
      await cancelEmailChange(context, member.id);
      logSecurityEvent(reply.request.log, 'email_change_cancelled', member.id);
      return { done: true };
    },
    confirmEmailChange: async ({ body, reply }) => {
      const { ip, log } = reply.request;
      const refusal = await used.consume([getClientKey(ip)]);
      if (refusal !== undefined) return refusal;
      const outcome = await confirmEmailChange(context, body.token);
      if (outcome instanceof Problem) logSecurityEvent(log, 'email_link_refused');
      else logSecurityEvent(log, 'email_changed', outcome);
      return outcome instanceof Problem ? outcome : { done: true };
    },
    undoEmailChange: async ({ body, reply }) => {
      const { ip, log } = reply.request;
      const refusal = await used.consume([getClientKey(ip)]);
      if (refusal !== undefined) return refusal;
      const outcome = await undoEmailChange(context, body);
      if (outcome instanceof Problem) logSecurityEvent(log, 'email_link_refused');
      else logSecurityEvent(log, 'email_change_undone', outcome);
      return outcome instanceof Problem ? outcome : { done: true };
    },
  } satisfies Handlers;
}
