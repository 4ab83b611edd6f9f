import { normalizeEmail } from '@plaitful/domain/account';
import { isAdmin } from '@plaitful/domain/roles';
import type { Database } from '../database/database.ts';
import { inTransaction, reading } from '../database/transaction.ts';
import type { ServerContext } from '../context.ts';
import { refuse, type Refusal } from '../problems/refusal.ts';
import type { Member } from './member.ts';
import { isPassword } from './passwords.ts';
import {
  deleteDeadSessions,
  deleteSession,
  findLogin,
  findSession,
  holdPassword,
  insertSession,
  touchSession,
  type SessionRow,
} from './sessions.repository.ts';
import { hashToken, newToken } from './tokens.ts';

const hour = 60 * 60_000;
const day = 24 * hour;

/** How long a session lasts (reading 29a). */
const idleMs = 12 * hour;
const longestMs = { admin: 7 * day, member: 14 * day } as const;

/** Being used is noted at most so often: not every read is to become a write. */
const touchMs = 60_000;

function isAlive({ createdAt, lastUsedAt, roles }: SessionRow, now: Date): boolean {
  const longest = isAdmin(roles) ? longestMs.admin : longestMs.member;
  return now.getTime() < lastUsedAt.getTime() + idleMs && now.getTime() < createdAt.getTime() + longest;
}

/** Opens a session. The token is told once, here; only its hash is stored. */
export async function openSession(database: Database, userId: number, now: Date): Promise<string> {
  const { token, tokenHash } = newToken();
  await inTransaction(database, (trx) => insertSession(trx, { tokenHash, userId, now }));
  return token;
}

/** Who holds this token; undefined when it is unknown or has ended. */
export async function findMember(database: Database, token: string, now: Date): Promise<Member | undefined> {
  const tokenHash = hashToken(token);
  return reading(database, async (trx) => {
    const session = await findSession(trx, tokenHash);
    if (session === undefined || !isAlive(session, now)) return undefined;
    if (now.getTime() - session.lastUsedAt.getTime() >= touchMs) await touchSession(trx, tokenHash, now);
    const { id, email, emailVerified, firstName, lastName, mobilePhone, roles } = session;
    return { id, email, emailVerified, firstName, lastName, mobilePhone, roles };
  });
}

/** How a login ended; the id of an account that was tried in vain is for the log. */
type LoginOutcome =
  | { readonly member: Member; readonly token: string }
  | { readonly refusal: Refusal; readonly userId: number | undefined };

/**
 * Signs in. An unknown address and a wrong password get the same answer after the same work: one query and one
 * verification (reading 29).
 */
export async function logIn(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  credentials: { email: string; password: string },
): Promise<LoginOutcome> {
  const found = await inTransaction(database, (trx) => findLogin(trx, normalizeEmail(credentials.email)));
  const isRight = await isPassword(credentials.password, found?.passwordHash);
  const failed = { refusal: refuse('login_failed'), userId: found?.id };
  if (found === undefined || !isRight) return failed;
  const { token, tokenHash } = newToken();
  const isOpened = await inTransaction(database, async (trx) => {
    if (!(await holdPassword(trx, found))) return false;
    await insertSession(trx, { tokenHash, userId: found.id, now: clock() });
    return true;
  });
  if (!isOpened) return failed;
  const { passwordHash: _passwordHash, ...member } = found;
  return { member, token };
}

/** Ends one session. */
export const logOut = (database: Database, token: string): Promise<void> =>
  inTransaction(database, (trx) => deleteSession(trx, hashToken(token)));

/** Removes sessions that have ended. */
export const sweepSessions = (database: Database, now: Date): Promise<void> =>
  inTransaction(database, (trx) =>
    deleteDeadSessions(trx, {
      unusedSince: new Date(now.getTime() - idleMs),
      olderThan: new Date(now.getTime() - longestMs.member),
    }),
  );
