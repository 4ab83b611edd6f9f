import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';

/** The maximum number of valid links of a user. */
const mostLinks = 3;

/** @param email in lower case */
export const findUserByEmail = (
  trx: Trx,
  email: string,
): Promise<{ id: number; email: string } | undefined> =>
  trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();

/** Stores a link with which a user can set a new password; older ones beyond the limit are deleted. */
export async function insertReset(
  trx: Trx,
  reset: { tokenHash: string; userId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await trx.insertInto('passwordResets').values(reset).execute();
  const older = trx
    .selectFrom('passwordResets')
    .select('tokenHash')
    .where('userId', '=', reset.userId)
    .orderBy('createdAt', 'desc')
    .offset(mostLinks);
  await trx.deleteFrom('passwordResets').where('tokenHash', 'in', older).execute();
}

/** The user of a link that can be used now. */
export async function findReset(trx: Trx, tokenHash: string, now: Date): Promise<number | undefined> {
  const reset = await trx
    .selectFrom('passwordResets')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return reset?.userId;
}

/** Uses a link: of two concurrent uses, one gets the user. */
export async function consumeReset(trx: Trx, tokenHash: string, now: Date): Promise<number | undefined> {
  const taken = await trx
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
  return taken?.userId;
}

export const updatePassword = (
  trx: Trx,
  userId: number,
  passwordHash: string,
): Promise<{ id: number; email: string }> =>
  trx
    .updateTable('users')
    .set({ passwordHash, isDemo: false, hasDemoPassword: false })
    .where('id', '=', userId)
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();

export async function deleteExpiredResets(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('passwordResets').where('expiresAt', '<=', now).execute();
}
