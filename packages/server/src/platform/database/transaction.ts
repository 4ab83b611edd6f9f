import { setTimeout } from 'node:timers/promises';
import { sql, Transaction } from 'kysely';
import type { Connection, Database, Trx } from './database.ts';
import { Problem } from '../problems/problem.ts';
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

/** Thrown to roll a transaction back whose work returned a problem. */
class Refused extends Error {
  readonly refusal: Problem;

  constructor(refusal: Problem) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

async function inOwnTransaction<Result>(
  database: Database,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.transaction().execute(async (trx) => {
      const outcome = await work(trx);
      if (outcome instanceof Problem) throw new Refused(outcome);
      return outcome;
    });
  } catch (error) {
    if (error instanceof Refused) return error.refusal as Result;
    throw error;
  }
}

async function inSavepoint<Result>(trx: Trx, work: (trx: Trx) => Promise<Result>): Promise<Result> {
  await sql`SAVEPOINT joined`.execute(trx);
  const outcome = await work(trx);
  const end = outcome instanceof Problem ? sql`ROLLBACK TO SAVEPOINT joined` : sql`RELEASE SAVEPOINT joined`;
  await end.execute(trx);
  return outcome;
}

/**
 * Runs work in a transaction, or joins the given one. It may be run again, so it must do nothing but SQL. When it
 * throws or returns a `Problem`, everything that it has written is rolled back. To keep something although a call is
 * refused, such as a counted attempt, write it in a transaction of its own, or return something other than a `Problem`.
 */
export const inTransaction = <Result>(
  database: Database | Trx,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> =>
  database instanceof Transaction
    ? inSavepoint(database, work)
    : again(() => inOwnTransaction(database, work));

/**
 * Reads on one connection without a transaction, whose BEGIN and COMMIT are two thirds of a single query's round trips.
 */
export const withConnection = <Result>(
  database: Database,
  read: (connection: Connection) => Promise<Result>,
): Promise<Result> => again(() => database.connection().execute(read));
