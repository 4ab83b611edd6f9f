import type { Trx } from '../../platform/database/database.ts';
import type { AccountEvents } from '../../platform/context.ts';

/**
 * Ends everything that gives access to an account: sessions, login codes, known browsers, reset links, an unconfirmed
 * change of the email address, and what other modules have, such as the calendar feed. The user's row must be locked.
 * @param keptSession the hash of the token of the session that is kept
 */
export async function revokeAccess(
  trx: Trx,
  userId: number,
  { accessEnded }: Pick<AccountEvents, 'accessEnded'>,
  keptSession?: string,
): Promise<void> {
  await deleteSessionsOf(trx, userId, keptSession);
  await deleteLoginCodes(trx, userId);
  await deleteDevicesOf(trx, userId);
  await deletePasswordResets(trx, userId);
  await accessEnded(trx, userId);
  await deletePendingEmailChange(trx, userId);
}

/** @param kept the hash of the token of the session that is kept */
async function deleteSessionsOf(trx: Trx, userId: number, kept?: string): Promise<void> {
  const all = trx.deleteFrom('sessions').where('userId', '=', userId);
  await (kept === undefined ? all : all.where('tokenHash', '<>', kept)).execute();
}

export async function deleteLoginCodes(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('loginCodes').where('userId', '=', userId).execute();
}

async function deleteDevicesOf(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('devices').where('userId', '=', userId).execute();
}

export async function deletePasswordResets(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('passwordResets').where('userId', '=', userId).execute();
}

/** Its link is deleted with it. */
export async function deletePendingEmailChange(trx: Trx, userId: number): Promise<void> {
  await trx
    .deleteFrom('emailChanges')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .execute();
}
