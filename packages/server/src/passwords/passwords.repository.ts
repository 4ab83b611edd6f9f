import { sql } from 'kysely';
import type { Trx } from '../database/database.ts';

/** The user with this address, in lower case. */
export const findUserByEmail = (
  trx: Trx,
  email: string,
): Promise<{ id: number; email: string } | undefined> =>
  trx
    .selectFrom('users')
    .select(['id', 'email'])
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();

/** Makes this the one link by which a user can set a new password; one of before is void. */
export async function replaceReset(
  trx: Trx,
  { userId, ...reset }: { tokenHash: string; userId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('passwordResets')
    .values({ userId, ...reset })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(reset))
    .execute();
}

/** Makes the link of a user void, if there is one. */
export async function deleteResetOf(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('passwordResets').where('userId', '=', userId).execute();
}

/** Whether the link can be used now. */
export async function hasReset(trx: Trx, tokenHash: string, now: Date): Promise<boolean> {
  const reset = await trx
    .selectFrom('passwordResets')
    .select('userId')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return reset !== undefined;
}

/** Uses a link up: of two that use it at once, one gets the user. */
export async function takeReset(trx: Trx, tokenHash: string, now: Date): Promise<number | undefined> {
  const taken = await trx
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
  return taken?.userId;
}

/** Stores a new password, and answers where its user is told of it. */
export const updatePassword = (
  trx: Trx,
  userId: number,
  passwordHash: string,
): Promise<{ id: number; email: string }> =>
  trx
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', userId)
    .returning(['id', 'email'])
    .executeTakeFirstOrThrow();

/** Removes links that can no longer be used. */
export async function deleteExpiredResets(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('passwordResets').where('expiresAt', '<=', now).execute();
}
