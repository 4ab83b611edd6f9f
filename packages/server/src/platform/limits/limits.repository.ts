import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { addMinutesToInstant } from '@plaitful/domain/studio-time';
import type { Trx } from '../database/database.ts';

/** Increments the count of a key, starting at one after its period. Of two concurrent calls, the second waits. */
export const incrementCount = (
  trx: Trx,
  { keyHash, now, minutes }: { keyHash: string; now: Date; minutes: number },
): Promise<{ count: number; expiresAt: Date }> =>
  trx
    .insertInto('attemptCounts')
    .values({ keyHash, count: 1, expiresAt: addMinutesToInstant(now, minutes) })
    .onConflict((conflict) =>
      conflict.column('keyHash').doUpdateSet({
        count: sql<number>`CASE WHEN attempt_counts.expires_at > ${now} THEN attempt_counts.count + 1 ELSE 1 END`,
        expiresAt: sql<Date>`CASE WHEN attempt_counts.expires_at > ${now} THEN attempt_counts.expires_at ELSE excluded.expires_at END`,
      }),
    )
    .returning(['count', 'expiresAt'])
    .executeTakeFirstOrThrow();

export async function decrementCount(trx: Trx, keyHash: string): Promise<void> {
  await trx
    .updateTable('attemptCounts')
    .set((row) => ({ count: row('count', '-', 1) }))
    .where('keyHash', '=', keyHash)
    .where('count', '>', 0)
    .execute();
}

export async function deleteExpiredCounts(trx: Trx, now: Date): Promise<void> {
  await trx.deleteFrom('attemptCounts').where('expiresAt', '<=', now).execute();
}

/** The key for hashing networks, addresses and whatever else could be guessed; created once for all servers. */
export async function loadNetworkHashKey(trx: Trx): Promise<string> {
  const read = () =>
    trx.selectFrom('secrets').select('value').where('name', '=', 'network').executeTakeFirst();
  const known = await read();
  if (known !== undefined) return known.value;
  const value = randomBytes(32).toString('hex');
  await trx
    .insertInto('secrets')
    .values({ name: 'network', value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await read())?.value ?? value;
}
