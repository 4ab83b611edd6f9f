import { setTimeout } from 'node:timers/promises';
import { Transaction } from 'kysely';
import type { Connection, Database, Trx } from './database.ts';
import { isRetryable } from './errors.ts';

const attempts = 6;

/** Random delays, in milliseconds, so that two conflicting transactions do not conflict again. */
const pause = (attempt: number): number => Math.random() * 10 * 2 ** attempt;

/** Retries after a serialization failure or deadlock. */
async function again<Result>(attemptOne: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attemptOne();
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
      await setTimeout(pause(attempt));
    }
  }
}

/** Runs work in a transaction, or joins the given one. It may be run again, so it must do nothing but SQL. */
export const inTransaction = <Result>(
  database: Database | Trx,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> =>
  database instanceof Transaction ? work(database) : again(() => database.transaction().execute(work));

/**
 * Reads on one connection without a transaction, whose BEGIN and COMMIT are two thirds of a single query's round trips.
 */
export const reading = <Result>(
  database: Database,
  read: (connection: Connection) => Promise<Result>,
): Promise<Result> => again(() => database.connection().execute(read));
