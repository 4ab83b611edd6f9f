import { createHash } from 'node:crypto';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { sql } from 'kysely';
import type { BookingCreate } from '@plaitful/api-client/contract';
import { minutesLater } from '@plaitful/domain/studio-time';
import type { Database, Trx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { validationProblem, type Problem } from '../problems/problem.ts';
import { findBooking, type BookingRow } from './bookings.repository.ts';

/** Keys are scoped to the member. */
export interface IdempotentRequest {
  readonly userId: number;
  readonly key: string;
  readonly body: BookingCreate;
}

const keptMinutes = 24 * 60;

const oldest = (now: Date): Date => minutesLater(now, -keptMinutes);

/** SHA-256 of the body in hex, independent of the order of its fields. */
function hashBody(body: BookingCreate): string {
  const fields = Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/**
 * The booking of an earlier request with this key, if any. Locks the key until the transaction ends, so that
 * concurrent requests wait. Must come before all other locks.
 * @returns `invalid` when the key came with another body
 */
export async function findEarlierBooking(
  trx: Trx,
  { userId, key, body }: IdempotentRequest,
  now: Date,
): Promise<BookingRow | Problem | undefined> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, ${userId}::bigint))`.execute(trx);
  const known = await trx
    .selectFrom('idempotencyKeys')
    .selectAll()
    .where('userId', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known === undefined) return undefined;
  if (known.createdAt <= oldest(now)) {
    await trx.deleteFrom('idempotencyKeys').where('userId', '=', userId).where('key', '=', key).execute();
    return undefined;
  }
  if (known.bodyHash === hashBody(body)) return findBooking(trx, known.bookingId);
  return validationProblem([{ field: 'Idempotency-Key', message: fieldMessages.idempotencyKey }]);
}

export async function storeIdempotencyKey(
  trx: Trx,
  { userId, key, body }: IdempotentRequest,
  bookingId: number,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('idempotencyKeys')
    .values({ userId, key, bookingId, bodyHash: hashBody(body), createdAt: now })
    .execute();
}

/** Deletes keys older than 24 hours; returns their number. */
export async function cleanUpIdempotencyKeys(database: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await inTransaction(database, (trx) =>
    trx.deleteFrom('idempotencyKeys').where('createdAt', '<=', oldest(now)).executeTakeFirst(),
  );
  return Number(numDeletedRows);
}
