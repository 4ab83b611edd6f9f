import { sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';

export async function insertVerification(
  trx: Trx,
  link: { tokenHash: string; userId: number; email: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await trx.insertInto('emailVerifications').values(link).execute();
}

export const findVerification = (
  trx: Trx,
  tokenHash: string,
  now: Date,
): Promise<{ userId: number; email: string } | undefined> =>
  trx
    .selectFrom('emailVerifications')
    .select(['userId', 'email'])
    .where('tokenHash', '=', tokenHash)
    .where('expiresAt', '>', now)
    .executeTakeFirst();

/** @returns false when the user's email address has changed. An earlier verification keeps its time */
export async function markVerified(
  trx: Trx,
  { userId, email }: { userId: number; email: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ emailVerifiedAt: sql<Date>`coalesce(email_verified_at, ${now})` })
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Newest first, without those queued with bookings. */
export async function listVerificationRequestTimes(trx: Trx, userId: number, since: Date): Promise<Date[]> {
  const rows = await trx
    .selectFrom('outbox')
    .select('createdAt')
    .where('kind', '=', 'emailVerification')
    .where('userId', '=', userId)
    .where('bookingId', 'is', null)
    .where('createdAt', '>', since)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map(({ createdAt }) => createdAt);
}

export async function hasRecentLink(trx: Trx, userId: number, since: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('outbox')
    .select('messageId')
    .where('kind', '=', 'emailVerification')
    .where('userId', '=', userId)
    .where('createdAt', '>', since)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteExpiredVerifications(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('emailVerifications').where('expiresAt', '<=', now).execute();
}
