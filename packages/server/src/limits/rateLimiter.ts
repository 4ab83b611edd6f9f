import { createHash } from 'node:crypto';
import type { ServerContext } from '../context.ts';
import type { Database, Trx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { problem, type Problem } from '../problems/problem.ts';
import { addToCount, deleteExpiredCounts, subtractFromCount } from './limits.repository.ts';

/** Limits attempts, so that nothing can be found out by trying: passwords, links, the addresses of others. */
export interface RateLimiter {
  /**
   * Counts an attempt under each key before it is known how it ends: attempts that come all at once are no more than
   * attempts in turn. One that is too many for any of the keys is refused, and counts under none.
   */
  consume(keys: readonly string[]): Promise<Problem | undefined>;
  refund(keys: readonly string[]): Promise<void>;
}

type Context = Pick<ServerContext, 'database' | 'clock'> & {
  readonly config: { readonly rateLimit: boolean };
};

const unlimited: RateLimiter = {
  consume: () => Promise.resolve(undefined),
  refund: () => Promise.resolve(),
};

/**
 * Limits attempts under several keys at once, such as an account with a client and the client alone: one limit for each
 * key, in their order, in so many minutes from a key's first attempt on. Counted in the database, so that all servers
 * on it count together.
 * @param name keeps the counts of one limiter apart from those of others
 */
export function createRateLimiter(
  { config, database, clock }: Context,
  name: string,
  { limits, minutes }: { readonly limits: readonly number[]; readonly minutes: number },
): RateLimiter {
  if (!config.rateLimit) return unlimited;
  // Keys hold addresses of people and of their computers.
  const hash = (key: string, index: number): string =>
    createHash('sha256').update(`${name} ${index} ${key}`).digest('hex');
  // In the order in which they are added to, so that no two attempts wait for each other.
  const subtract = async (trx: Trx, keys: readonly string[]): Promise<void> => {
    for (const [index, key] of keys.entries()) await subtractFromCount(trx, hash(key, index));
  };
  return {
    consume: (keys) =>
      inTransaction(database, async (trx) => {
        const now = clock();
        const waits: number[] = [];
        for (const [index, key] of keys.entries()) {
          const count = await addToCount(trx, { keyHash: hash(key, index), now, minutes });
          if (count.count > (limits[index] ?? 0)) waits.push(count.expiresAt.getTime() - now.getTime());
        }
        if (waits.length === 0) return undefined;
        await subtract(trx, keys);
        return problem('rate_limited', { retryAfter: Math.ceil(Math.max(...waits) / 1000) });
      }),
    refund: (keys) => inTransaction(database, (trx) => subtract(trx, keys)),
  };
}

export const cleanUpCounts = (database: Database, now: Date): Promise<void> =>
  inTransaction(database, (trx) => deleteExpiredCounts(trx, now));
