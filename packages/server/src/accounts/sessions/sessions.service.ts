import type { Session } from '@plaitful/api-client/contract';
import { normalizeEmail } from '@plaitful/domain/account';
import type { Database, Trx } from '../../platform/database/database.ts';
import { inTransaction, withConnection } from '../../platform/database/transaction.ts';
import type { ServerContext } from '../../platform/context.ts';
import { findRestorableEmailOwner, lockActiveUser, NO_USER } from '../users/users.repository.ts';
import type { RateLimiter } from '../../platform/limits/rateLimiter.ts';
import { problem, type Problem } from '../../platform/problems/problem.ts';
import { getBrowserName } from './browserName.ts';
import { revokeAccess } from '../access/access.repository.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import { verifyPassword } from '../users/passwordHash.ts';
import {
  consumeLoginCode,
  createLoginCode,
  deleteEndedSessions,
  deleteExpiredCodes,
  deleteSession,
  deleteUserSession,
  deleteUnusedDevices,
  findLogin,
  lockPasswordForShare,
  insertSession,
  listUserSessions,
  upsertTrustedDevice,
  type LoginRow,
} from './sessions.repository.ts';
import { sessionIdleMs, isAlive, sessionMaxAgeMs } from './authentication.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { enqueueAccountMailRateLimited } from '../accountMails/accountMails.ts';
import { rateLimits } from '../../platform/limits/rateLimits.ts';

/** How long a browser is known after the last login in it. */
const deviceMs = 365 * 24 * 60 * 60_000;

/** Opens a session. The token is returned only here; only its hash is stored. */
export async function openSession(database: Database, userId: number, now: Date): Promise<string> {
  const { token, tokenHash } = newToken();
  await inTransaction(database, (trx) => insertSession(trx, { tokenHash, userId, now }));
  return token;
}

interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly code?: string;
  /** The token of a browser in which somebody has logged in before. */
  readonly device?: string;
  readonly userAgent?: string | undefined;
}

/** The result of a login; the id of the account of a failed one is for the log. */
type LoginOutcome =
  | { readonly member: Member; readonly token: string; readonly deviceToken: string }
  | { readonly problem: Problem; readonly userId: number | undefined };

/**
 * Whether the code of the login is right; without a code, one is mailed.
 * @param user undefined where address or password are wrong: then the same work is done without effect
 */
async function isCodeRight(
  trx: Trx,
  user: LoginRow | undefined,
  { email, code = '', now }: { email: string; code: string | undefined; now: Date },
): Promise<boolean> {
  const typed = code.replaceAll(/\s/g, '');
  if (typed !== '') return consumeLoginCode(trx, user?.id ?? NO_USER, typed, now);
  await enqueueAccountMailRateLimited(
    trx,
    'loginCode',
    { email: normalizeEmail(email), user },
    { now, mostPerHour: rateLimits.loginCodesPerHour },
  );
  return false;
}

/** The key of an account's failures: a known browser is counted separately, so that nobody else can lock it out. */
const countedAs = (credentials: Credentials, found: LoginRow | undefined): string =>
  [normalizeEmail(credentials.email), ...(found?.isKnownDevice ? [credentials.device] : [])].join(' ');

async function checkLogin(
  { database, clock, runOutbox }: LoginContext,
  { found, needsCode, ...credentials }: Credentials & { found: LoginRow | undefined; needsCode: boolean },
): Promise<LoginOutcome> {
  const isRight = await verifyPassword(credentials.password, found?.passwordHash);
  const user = isRight ? found : undefined;
  const failed = { problem: problem('login_failed'), userId: found?.id };
  if (user === undefined && !needsCode) return failed;
  const { token, tokenHash } = newToken();
  // Not a `Problem`, which would roll back the counted try of a code and the queued mail.
  const outcome = await inTransaction(database, async (trx) => {
    const now = clock();
    const { email, code, device } = credentials;
    if (needsCode && !(await isCodeRight(trx, user, { email, code, now })))
      return { ...failed, problem: problem('login_code_required') };
    if (user === undefined || !(await lockPasswordForShare(trx, user))) return failed;
    const browser = getBrowserName(credentials.userAgent);
    await insertSession(trx, { tokenHash, userId: user.id, browser, now });
    const deviceToken = await upsertTrustedDevice(trx, { userId: user.id, device, now });
    const { passwordHash: _passwordHash, isKnownDevice: _isKnownDevice, ...member } = user;
    return { member, token, deviceToken };
  });
  if (needsCode) runOutbox();
  return outcome;
}

type LoginContext = Pick<ServerContext, 'database' | 'clock' | 'runOutbox'>;

/**
 * Signs in. An unknown address and a wrong password get the same answer after the same work, also once the account has
 * had too many failures and needs a code.
 * @param failures of one account from all clients
 */
export async function logIn(
  context: LoginContext,
  credentials: Credentials,
  failures: RateLimiter,
): Promise<LoginOutcome> {
  const { email, device } = credentials;
  const found = await inTransaction(context.database, (trx) => findLogin(trx, normalizeEmail(email), device));
  const keys = [countedAs(credentials, found)];
  const needsCode = (await failures.consume(keys)) !== undefined;
  // The limiter did not count a call that needs a code, so there is nothing to refund.
  const refund = () => (needsCode ? undefined : failures.refund(keys));
  const outcome = await checkLogin(context, { ...credentials, found, needsCode }).catch(
    async (error: unknown) => {
      await refund();
      throw error;
    },
  );
  if ('member' in outcome) await refund();
  return outcome;
}

export async function loadSessions(
  { database, clock }: Pick<ServerContext, 'database' | 'clock'>,
  { id, roles }: Member,
  token: string,
): Promise<Session[]> {
  const now = clock();
  const current = hashToken(token);
  const sessions = await withConnection(database, (db) => listUserSessions(db, id));
  return sessions
    .filter((session) => isAlive({ ...session, roles }, now))
    .map(({ sessionId, browser, createdAt, lastUsedAt, tokenHash }) => ({
      sessionId,
      browser,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: tokenHash === current,
    }));
}

export async function endSession(
  database: Database,
  userId: number,
  sessionId: number,
): Promise<Problem | undefined> {
  const hasEnded = await inTransaction(database, (trx) => deleteUserSession(trx, userId, sessionId));
  return hasEnded ? undefined : problem('session_not_found');
}

/** Ends all access to an account except for the session with this token. */
export const revokeOtherAccess = (
  { database, accountEvents }: Pick<ServerContext, 'database' | 'accountEvents'>,
  userId: number,
  token: string,
): Promise<void> =>
  inTransaction(database, async (trx) => {
    await lockActiveUser(trx, userId);
    await revokeAccess(trx, userId, accountEvents, hashToken(token));
  });

/**
 * Creates a code for an account whose owner receives no mail, or who undoes a change of address; undefined when no
 * account has the address or can be given it back.
 */
export const issueLoginCode = (database: Database, email: string, now: Date): Promise<string | undefined> =>
  inTransaction(database, async (trx) => {
    const address = normalizeEmail(email);
    const user =
      (await findLogin(trx, address, undefined)) ??
      (await findRestorableEmailOwner(trx, address, { userId: NO_USER, now }));
    return user && createLoginCode(trx, user.id, now);
  });

export const logOut = (database: Database, token: string): Promise<void> =>
  inTransaction(database, (trx) => deleteSession(trx, hashToken(token)));

export const cleanUpSessions = (database: Database, now: Date): Promise<void> =>
  inTransaction(database, async (trx) => {
    await deleteEndedSessions(trx, {
      unusedSince: new Date(now.getTime() - sessionIdleMs),
      olderThan: new Date(now.getTime() - sessionMaxAgeMs.member),
    });
    await deleteExpiredCodes(trx, now);
    await deleteUnusedDevices(trx, new Date(now.getTime() - deviceMs));
  });
