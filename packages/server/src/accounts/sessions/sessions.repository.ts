import { randomInt } from 'node:crypto';
import { loginCodeMinutes } from '@plaitful/domain/account';
import { addMinutesToInstant } from '@plaitful/domain/studio-time';
import { sql } from 'kysely';
import type { Connection, Trx } from '../../platform/database/database.ts';
import { memberColumns } from '../users/users.repository.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';

export interface SessionRow extends Member {
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** A user with the data that a login is checked against. */
export interface LoginRow extends Member {
  readonly passwordHash: string;
  /** Whether the user has logged in to this account in the same browser before. */
  readonly isKnownDevice: boolean;
}

export const findLogin = (
  trx: Trx,
  email: string,
  device: string | undefined,
): Promise<LoginRow | undefined> =>
  trx
    .selectFrom('users')
    .select([...memberColumns, 'passwordHash'])
    .select(isKnownDevice(device).as('isKnownDevice'))
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();

/**
 * A session with its user, who is looked up by id: with a plain join, the planner may scan all users, which takes
 * longer the more there are.
 */
export const findSession = (db: Connection, tokenHash: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('sessions')
    .innerJoinLateral(
      (one) =>
        one
          .selectFrom('users')
          .select(memberColumns)
          .whereRef('users.id', '=', 'sessions.userId')
          .limit(sql.lit(1))
          .as('member'),
      (join) => join.onTrue(),
    )
    .selectAll('member')
    .select(['sessions.createdAt', 'sessions.lastUsedAt'])
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();

export async function insertSession(
  trx: Trx,
  session: { tokenHash: string; userId: number; browser?: string | null; now: Date },
): Promise<void> {
  const { now, ...values } = session;
  await trx
    .insertInto('sessions')
    .values({ ...values, createdAt: now, lastUsedAt: now })
    .execute();
}

/** A session as shown to its user. */
export interface ListedSession {
  readonly sessionId: number;
  readonly tokenHash: string;
  readonly browser: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** The most recently used first. */
export const listUserSessions = (db: Connection, userId: number): Promise<ListedSession[]> =>
  db
    .selectFrom('sessions')
    .select(['sessionId', 'tokenHash', 'browser', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .orderBy('lastUsedAt', 'desc')
    .orderBy('sessionId', 'desc')
    .execute();

/** @returns whether the user had this session */
export async function deleteUserSession(trx: Trx, userId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('sessions')
    .where('userId', '=', userId)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/**
 * Whether this is still the user's password, and stays so until the transaction ends: a session opened with a password
 * that is being replaced would survive the end of all sessions.
 */
export async function lockPasswordForShare(
  trx: Trx,
  { id, passwordHash }: Pick<LoginRow, 'id' | 'passwordHash'>,
): Promise<boolean> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('passwordHash', '=', passwordHash)
    .forShare()
    .executeTakeFirst();
  return user !== undefined;
}

export async function touchSession(db: Connection, tokenHash: string, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ lastUsedAt: now }).where('tokenHash', '=', tokenHash).execute();
}

export async function deleteSession(trx: Trx, tokenHash: string): Promise<void> {
  await trx.deleteFrom('sessions').where('tokenHash', '=', tokenHash).execute();
}

export async function deleteEndedSessions(
  trx: Trx,
  dead: { unusedSince: Date; olderThan: Date },
): Promise<void> {
  await trx
    .deleteFrom('sessions')
    .where((row) =>
      row.or([row('lastUsedAt', '<=', dead.unusedSince), row('createdAt', '<=', dead.olderThan)]),
    )
    .execute();
}

/**
 * Records a login to this account in this browser, so that later logins need no code.
 * @param device the token the browser sent; kept if it is valid for any account, so that a browser needs only one
 * @returns the token for the browser to store
 */
export async function upsertTrustedDevice(
  trx: Trx,
  { userId, device, now }: { userId: number; device: string | undefined; now: Date },
): Promise<string> {
  const known =
    device === undefined
      ? undefined
      : await trx
          .selectFrom('devices')
          .select('tokenHash')
          .where('tokenHash', '=', hashToken(device))
          .limit(1)
          .executeTakeFirst();
  const { token, tokenHash } =
    device !== undefined && known !== undefined ? { token: device, ...known } : newToken();
  await trx
    .insertInto('devices')
    .values({ tokenHash, userId, createdAt: now, lastUsedAt: now })
    .onConflict((conflict) => conflict.columns(['tokenHash', 'userId']).doUpdateSet({ lastUsedAt: now }))
    .execute();
  return token;
}

export async function deleteUnusedDevices(trx: Trx, unusedSince: Date): Promise<void> {
  await trx.deleteFrom('devices').where('lastUsedAt', '<=', unusedSince).execute();
}

/** Whether this is the token of a browser in which the user of the outer query has logged in. */
const isKnownDevice = (device: string | undefined) => sql<boolean>`EXISTS (
  SELECT 1 FROM devices WHERE devices.user_id = users.id AND devices.token_hash = ${hashToken(device ?? '')})`;

/** After this many wrong codes all codes of an account are invalid. */
const mostTries = 5;

const hashCode = (userId: number, code: string): string => hashToken(`${userId} ${code}`);

/** Creates an eight-digit login code for this user. It is returned once; only its hash is stored. */
export async function createLoginCode(trx: Trx, userId: number, now: Date): Promise<string> {
  const code = String(randomInt(100_000_000)).padStart(8, '0');
  const expiresAt = addMinutesToInstant(now, loginCodeMinutes);
  await trx
    .insertInto('loginCodes')
    .values({ codeHash: hashCode(userId, code), userId, createdAt: now, expiresAt })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'codeHash']).doUpdateSet({ createdAt: now, expiresAt, tries: 0 }),
    )
    .execute();
  return code;
}

/**
 * Whether this is a valid code of the user; then all codes of the user become invalid. Each call counts as a try for
 * all valid codes, and locks them: of two concurrent calls with the same code, one is refused, and the limit holds.
 */
export async function consumeLoginCode(trx: Trx, userId: number, code: string, now: Date): Promise<boolean> {
  const live = await trx
    .updateTable('loginCodes')
    .set((row) => ({ tries: row('tries', '+', 1) }))
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .where('tries', '<', mostTries)
    .returning('codeHash')
    .execute();
  const wanted = hashCode(userId, code);
  if (!live.some(({ codeHash }) => codeHash === wanted)) return false;
  await trx.deleteFrom('loginCodes').where('userId', '=', userId).execute();
  return true;
}

export async function deleteExpiredCodes(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('loginCodes').where('expiresAt', '<=', now).execute();
}
