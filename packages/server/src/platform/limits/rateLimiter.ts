import { createHmac } from 'node:crypto';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { problem, type Problem } from '../problems/problem.ts';
import {
  incrementCount,
  deleteExpiredCounts,
  loadNetworkHashKey,
  decrementCount,
} from './limits.repository.ts';

/** Limits attempts against guessing: passwords, links, addresses of others. */
export interface RateLimiter {
  /**
   * Counts an attempt under each key before its outcome is known, so that concurrent attempts count like successive
   * ones. One that exceeds the limit of any key is rejected and not counted.
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
 * Limits attempts under several keys at once, such as account and client together and the client alone: one limit for
 * each key, in order, in a number of minutes after a key's first attempt. Counted in the database, shared by all
 * servers.
 * @param name separates the counts of different limiters
 */
export function createRateLimiter(
  { config, database, clock }: Context,
  name: string,
  { limits, minutes }: { readonly limits: readonly number[]; readonly minutes: number },
): RateLimiter {
  if (!config.rateLimit) return unlimited;
  // In a transaction of its own: were the one of a call rolled back, the key would be lost.
  let loading: Promise<string> | undefined;
  const loadKey = (): Promise<string> => {
    loading ??= inTransaction(database, loadNetworkHashKey).catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
  // With a key, since email and IP addresses can be guessed.
  const toHashes = async (keys: readonly string[]): Promise<string[]> => {
    const hashKey = await loadKey();
    return keys.map((key, index) =>
      createHmac('sha256', hashKey).update(`${name} ${index} ${key}`).digest('hex'),
    );
  };
  return {
    consume: async (keys) => {
      const hashes = await toHashes(keys);
      return inTransaction(database, async (trx) => {
        const now = clock();
        const waits: number[] = [];
        for (const [index, keyHash] of hashes.entries()) {
          const count = await incrementCount(trx, { keyHash, now, minutes });
          if (count.count > (limits[index] ?? 0)) waits.push(count.expiresAt.getTime() - now.getTime());
        }
        if (waits.length === 0) return undefined;
        // Undoes the counts of this attempt.
        return problem('rate_limited', { retryAfter: Math.ceil(Math.max(...waits) / 1000) });
      });
    },
    refund: async (keys) => {
      const hashes = await toHashes(keys);
      await inTransaction(database, async (trx) => {
        // In the order of `consume`, to avoid deadlocks.
        for (const keyHash of hashes) await decrementCount(trx, keyHash);
      });
    },
  };
}

export const deleteExpiredAttempts = (database: Database, now: Date): Promise<void> =>
  inTransaction(database, (trx) => deleteExpiredCounts(trx, now));
