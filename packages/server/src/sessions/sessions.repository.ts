import { sql } from 'kysely';
import type { Connection, Trx } from '../database/database.ts';
import { memberColumns } from '../users/users.repository.ts';
import { isKnownDevice } from './devices.repository.ts';
import type { Member } from './member.ts';

/** A session with its user. */
export interface SessionRow extends Member {
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
}

/** A user with what a login is checked against. */
export interface LoginRow extends Member {
  readonly passwordHash: string;
  /** Whether the user has logged in to this account in the browser that asks. */
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
 * A session with its user, who is looked up by id: joined freely, the database may walk through all users up to a late
 * one, which takes the longer the more there are.
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
  session: { tokenHash: string; userId: number; now: Date },
): Promise<void> {
  const { tokenHash, userId, now } = session;
  await trx.insertInto('sessions').values({ tokenHash, userId, createdAt: now, lastUsedAt: now }).execute();
}

/**
 * Whether this is still the user's password, and stays so until the transaction ends: a session that is opened with a
 * password that is being replaced would outlive the end of all sessions.
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

/** Ends all sessions of a user. */
export async function deleteSessionsOf(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('sessions').where('userId', '=', userId).execute();
}

/** Removes sessions that can no longer be used. */
export async function deleteDeadSessions(
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
