import type { Trx } from '../database/database.ts';

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
