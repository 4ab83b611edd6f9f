import { normalizeEmail } from '@plaitful/domain/account';
import type { FastifyRequest } from 'fastify';
import type { Handlers } from '../../platform/contract/contract.types.ts';
import type { ServerContext } from '../../platform/context.ts';
import { getClientKey } from '../../platform/limits/clientKeys.ts';
import { createRateLimiter } from '../../platform/limits/rateLimiter.ts';
import { logSecurityEvent } from '../../platform/log/securityEvents.ts';
import type { Member } from '../../platform/contract/member.ts';
import {
  revokeOtherAccess,
  endSession,
  findMemberByToken,
  logIn,
  logOut,
  readSessions,
} from './sessions.service.ts';
import { rateLimits } from '../../platform/limits/rateLimits.ts';

/** The token of a request, if any. */
function parseBearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
}

const callers = new WeakMap<FastifyRequest, Member>();

export const createAuthentication =
  ({ database, clock }: ServerContext) =>
  async (request: FastifyRequest): Promise<Member | undefined> => {
    const token = parseBearerToken(request);
    const member = token === undefined ? undefined : await findMemberByToken(database, token, clock());
    if (member !== undefined) callers.set(request, member);
    return member;
  };

/** The user whose session the request used, once known. */
export const getAuthenticatedUser = (request: FastifyRequest): Member | undefined => callers.get(request);

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
    listSessions: ({ member, reply }) => readSessions(context, member, parseBearerToken(reply.request) ?? ''),
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
