import { normalizeEmail } from '@plaitful/domain/account';
import type { Handlers } from '../../platform/contract/contract.types.ts';
import type { ServerContext } from '../../platform/context.ts';
import { getClientKey } from '../../platform/limits/clientKeys.ts';
import { createRateLimiter } from '../../platform/limits/rateLimiter.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { logSecurityEvent } from '../../platform/log/securityEvents.ts';
import type { PasswordCheck } from '../sessions/passwordCheck.ts';
import { changePassword, requestReset, resetPassword, validateNewPassword } from './passwords.service.ts';
import { rateLimits } from '../../platform/limits/rateLimits.ts';

export function passwordsHandlers(context: ServerContext, checkPassword: PasswordCheck) {
  const asked = createRateLimiter(context, 'forgot password', rateLimits.forgotPassword);
  const used = createRateLimiter(context, 'reset password', rateLimits.resetPassword);
  return {
    forgotPassword: async ({ query, reply }) => {
      const { ip, log } = reply.request;
      const client = getClientKey(ip);
      const limited = await asked.consume([`${client} ${normalizeEmail(query.email)}`, client]);
      if (limited !== undefined) return limited;
      logSecurityEvent(log, 'reset_asked', await requestReset(context, query.email));
      return { done: true };
    },
    resetPassword: async ({ query, body, reply }) => {
      const { ip, log } = reply.request;
      const limited = await used.consume([getClientKey(ip)]);
      if (limited !== undefined) return limited;
      const outcome = await resetPassword(context, { token: query.token, newPassword: body.newPassword });
      if (outcome instanceof Problem) {
        if (outcome.code === 'reset_link_invalid') logSecurityEvent(log, 'reset_refused');
        return outcome;
      }
      logSecurityEvent(log, 'reset_done', outcome);
      return { done: true };
    },
    changePassword: async ({ member, body, reply }) => {
      const { log } = reply.request;
      const { currentPassword: password, newPassword } = body;
      const weak = validateNewPassword(newPassword, context.business);
      if (weak !== undefined) return weak;
      const current = await checkPassword({ userId: member.id, field: 'currentPassword', password });
      const userAgent = reply.request.headers['user-agent'];
      const outcome =
        current instanceof Problem
          ? current
          : await changePassword(context, current, { newPassword, userAgent });
      if (outcome instanceof Problem) {
        if (outcome.code === 'invalid') logSecurityEvent(log, 'password_wrong', member.id);
        return outcome;
      }
      logSecurityEvent(log, 'password_changed', member.id);
      return { token: outcome };
    },
  } satisfies Handlers;
}
