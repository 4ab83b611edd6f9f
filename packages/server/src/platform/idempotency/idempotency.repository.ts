import { sql, type Insertable } from 'kysely';
import type { Trx } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

/** A key of one operation and user; `null` for guests. */
interface KeyIdentity {
  readonly userId: number | null;
  readonly operation: string;
  readonly key: string;
}

/**
 * Locks an idempotency key until the transaction ends, so that concurrent requests wait. Must come before other locks.
 */
export async function lockIdempotencyKey(trx: Trx, { userId, operation, key }: KeyIdentity): Promise<void> {
  const [name, seed] = [`${operation} ${key}`, userId ?? 0];
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, ${seed}::bigint))`.execute(trx);
}

/** The id of the row that a key created, and the hash of the request body; only for a key newer than `after`. */
export const findIdempotencyKey = (
  trx: Trx,
  { userId, operation, key }: KeyIdentity,
  after: Date,
): Promise<{ readonly createdId: number; readonly bodyHash: string } | undefined> =>
  trx
    .selectFrom('idempotencyKeys')
    .select(['createdId', 'bodyHash'])
    .where('userId', 'is not distinct from', userId)
    .where('operation', '=', operation)
    .where('key', '=', key)
    .where('createdAt', '>', after)
    .executeTakeFirst();

/** Replaces a key that has expired, or whose row was deleted. */
export async function storeIdempotencyKey(
  trx: Trx,
  row: Insertable<Tables['idempotencyKeys']>,
): Promise<void> {
  await trx
    .insertInto('idempotencyKeys')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'operation', 'key']).doUpdateSet(row))
    .execute();
}

export async function deleteIdempotencyKeys(trx: Trx, until: Date): Promise<void> {
  await trx.deleteFrom('idempotencyKeys').where('createdAt', '<=', until).execute();
}
