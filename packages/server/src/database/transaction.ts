import { setTimeout } from 'node:timers/promises';
import type { Database, Trx } from './database.ts';
import { isRetryable } from './errors.ts';

const attempts = 6;

/** Milliseconds before a next attempt, drawn anew each time: two that met would else meet again. */
const pause = (attempt: number): number => Math.random() * 10 * 2 ** attempt;

/**
 * Runs work in one transaction. When the database ends it for the sake of another one (serialisation failure,
 * deadlock), it is run again, so work must do nothing but SQL.
 */
export async function inTransaction<Result>(
  database: Database,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction().execute(work);
    } catch (error) {
      if (attempt >= attempts || !isRetryable(error)) throw error;
      await setTimeout(pause(attempt));
    }
  }
}
