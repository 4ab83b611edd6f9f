import { normalizeEmail } from '@plaitful/domain/account';
import type { Handlers } from '../../platform/contract/contract.types.ts';
import type { ServerContext } from '../../platform/context.ts';
import { getClientKey } from '../../platform/limits/clientKeys.ts';
import { createRateLimiter } from '../../platform/limits/rateLimiter.ts';
import { logSecurityEvent } from '../../platform/log/securityEvents.ts';
import { revokeOtherAccess, endSession, logIn, logOut, loadSessions } from './sessions.service.ts';
import { rateLimits } from '../../platform/limits/rateLimits.ts';
import { parseBearerToken } from './authentication.ts';

export function sessionsHandlers(context: ServerContext) {
  const failures = createRateLimiter(context, 'login', rateLimits.login);
  const accountFailures = createRateLimiter(context, 'account', rateLimits.loginWithoutCode);
  return {
    login: async ({ body, reply }) => {
      const { ip, log } = reply.request;
      const client = getClientKey(ip);
      const keys = [`${client} ${normalizeEmail(body.email)}`, client];
      const limited = await failures.consume(keys);
      if (limited !== undefined) return limited;
      const credentials = { ...body, userAgent: reply.request.headers['user-agent'] };
      const outcome = await logIn(context, credentials, accountFailures).catch(async (error: unknown) => {
        await failures.refund(keys);
        throw error;
      });
      if ('problem' in outcome) {
        const needsCode = outcome.problem.code === 'login_code_required';
        logSecurityEvent(log, needsCode ? 'login_code_required' : 'login_failed', outcome.userId);
        return outcome.problem;
      }
      await failures.refund(keys);
      const { member, token, deviceToken } = outcome;
      logSecurityEvent(log, 'login_succeeded', member.id);
      return { ...member, roles: [...member.roles], token, deviceToken };
    },
    logout: async ({ member, reply }) => {
      const token = parseBearerToken(reply.request);
      if (token !== undefined) await logOut(context.database, token);
      logSecurityEvent(reply.request.log, 'logged_out', member.id);
      return { done: true };
    },
    listSessions: ({ member, reply }) => loadSessions(context, member, parseBearerToken(reply.request) ?? ''),
    endSession: async ({ path, member, reply }) => {
      const refusal = await endSession(context.database, member.id, path.sessionId);
      if (refusal !== undefined) return refusal;
      logSecurityEvent(reply.request.log, 'session_ended', member.id);
      return { done: true };
    },
    endOtherSessions: async ({ member, reply }) => {
      await revokeOtherAccess(context, member.id, parseBearerToken(reply.request) ?? '');
      logSecurityEvent(reply.request.log, 'other_sessions_ended', member.id);
      return { done: true };
    },
  } satisfies Handlers;
}
