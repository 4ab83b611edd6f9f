import { randomInt } from 'node:crypto';
import { loginCodeMinutes } from '@plaitful/domain/account';
import { minutesLater } from '@plaitful/domain/studio-time';
import type { Trx } from '../database/database.ts';
import { hashToken } from './tokens.ts';

/** So many wrong codes make the codes of an account void. */
const mostTries = 5;

const hashCode = (userId: number, code: string): string => hashToken(`${userId} ${code}`);

/** Makes a code of eight digits for a login of this user. It is told once; only its hash is stored. */
export async function createLoginCode(trx: Trx, userId: number, now: Date): Promise<string> {
  const code = String(randomInt(100_000_000)).padStart(8, '0');
  const expiresAt = minutesLater(now, loginCodeMinutes);
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
 * Whether this is a code of the user, which is then used up with all others. Each call is a try of all live codes, and
 * locks them: of two that come at once with the same code, one is refused, and none has more tries.
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

/** Removes codes that can no longer be used. */
export async function deleteExpiredCodes(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('loginCodes').where('expiresAt', '<=', now).execute();
}
