import type { Trx } from '../../platform/database/database.ts';

/** @param kept the hash of the token of a session that goes on */
export async function deleteSessionsOf(trx: Trx, userId: number, kept?: string): Promise<void> {
  const all = trx.deleteFrom('sessions').where('userId', '=', userId);
  await (kept === undefined ? all : all.where('tokenHash', '<>', kept)).execute();
}

/** Invalidates all codes of a user. */
export async function deleteCodesOf(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('loginCodes').where('userId', '=', userId).execute();
}

export async function deleteDevicesOf(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('devices').where('userId', '=', userId).execute();
}

export async function deleteResetsOf(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('passwordResets').where('userId', '=', userId).execute();
}

/** With its link. */
export async function deleteWaitingChange(trx: Trx, userId: number): Promise<void> {
  await trx
    .deleteFrom('emailChanges')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .execute();
}
