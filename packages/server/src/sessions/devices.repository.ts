import { sql } from 'kysely';
import type { Trx } from '../database/database.ts';
import { hashToken, newToken } from './tokens.ts';

/**
 * Notes that somebody has logged in to this account in this browser, so that a later login in it needs no code.
 * @param device what the browser sent; kept where it is a token of any account, so that a browser needs only one
 * @returns the token that the browser is to keep
 */
export async function rememberDevice(
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

/** Forgets all browsers of a user. */
export async function deleteDevicesOf(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('devices').where('userId', '=', userId).execute();
}

/** Forgets browsers in which nobody has logged in for long. */
export async function deleteUnusedDevices(trx: Trx, unusedSince: Date): Promise<void> {
  await trx.deleteFrom('devices').where('lastUsedAt', '<=', unusedSince).execute();
}

/** Whether this is the token of a browser in which the user of the outer query has logged in. */
export const isKnownDevice = (device: string | undefined) => sql<boolean>`EXISTS (
  SELECT 1 FROM devices WHERE devices.user_id = users.id AND devices.token_hash = ${hashToken(device ?? '')})`;
