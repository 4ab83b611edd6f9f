import { isAdmin } from '@plaitful/domain/roles';
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../../platform/context.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import type { Database } from '../../platform/database/database.ts';
import { withConnection } from '../../platform/database/transaction.ts';
import { hashToken } from '../../platform/tokens.ts';
import { findSession, touchSession, type SessionRow } from './sessions.repository.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** A session ends after this time without use. */
export const sessionIdleMs = 12 * hour;
/** The longest life of a session, by role. */
export const sessionMaxAgeMs = { admin: 7 * day, member: 14 * day } as const;

/** The minimum interval between two updates of a session's last use, so that not every request causes a write. */
const touchMs = 60_000;

/** Whether a session has not ended. */
export function isAlive(
  { createdAt, lastUsedAt, roles }: Pick<SessionRow, 'createdAt' | 'lastUsedAt' | 'roles'>,
  now: Date,
): boolean {
  const longest = isAdmin(roles) ? sessionMaxAgeMs.admin : sessionMaxAgeMs.member;
  return (
    now.getTime() < lastUsedAt.getTime() + sessionIdleMs && now.getTime() < createdAt.getTime() + longest
  );
}

/** The user of this token; undefined when it is unknown or has ended. */
async function findMemberByToken(database: Database, token: string, now: Date): Promise<Member | undefined> {
  const tokenHash = hashToken(token);
  return withConnection(database, async (trx) => {
    const session = await findSession(trx, tokenHash);
    if (session === undefined || !isAlive(session, now)) return undefined;
    if (now.getTime() - session.lastUsedAt.getTime() >= touchMs) await touchSession(trx, tokenHash, now);
    const { id, email, emailVerified, firstName, lastName, mobilePhone, roles } = session;
    return { id, email, emailVerified, firstName, lastName, mobilePhone, roles };
  });
}

/** The token of a request, if any. */
export function parseBearerToken(request: FastifyRequest): string | undefined {
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
