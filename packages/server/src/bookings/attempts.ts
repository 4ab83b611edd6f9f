import { createHash } from 'node:crypto';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { sql } from 'kysely';
import type { BookingCreate } from '@plaitful/api-client/contract';
import { minutesLater } from '@plaitful/domain/studio-time';
import type { Database, Trx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { refuseFields, type Refusal } from '../problems/refusal.ts';
import { findBooking, type BookingRow } from './bookings.repository.ts';

/** One attempt to book, as its Idempotency-Key tells it from others; keys of other members are other keys. */
export interface Attempt {
  readonly userId: number;
  readonly key: string;
  readonly body: BookingCreate;
}

const keptMinutes = 24 * 60;

const oldest = (now: Date): Date => minutesLater(now, -keptMinutes);

/** SHA-256 of a body, in hex; the order of its fields does not count. */
function hashBody(body: BookingCreate): string {
  const fields = Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/**
 * The booking that an earlier attempt with this key made, if any. The key is held until the transaction ends: another
 * attempt with it waits, and then finds this one. Comes before anything else is held.
 * @returns `invalid` when the key came with another body
 */
export async function findAttempt(
  trx: Trx,
  { userId, key, body }: Attempt,
  now: Date,
): Promise<BookingRow | Refusal | undefined> {
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
  return refuseFields([{ field: 'Idempotency-Key', message: fieldMessages.idempotencyKey }]);
}

/** Keeps which booking an attempt made. */
export async function keepAttempt(
  trx: Trx,
  { userId, key, body }: Attempt,
  bookingId: number,
  now: Date,
): Promise<void> {
  await trx
    .insertInto('idempotencyKeys')
    .values({ userId, key, bookingId, bodyHash: hashBody(body), createdAt: now })
    .execute();
}

/** Forgets keys of more than 24 hours ago; answers how many. */
export async function sweepAttempts(database: Database, now: Date): Promise<number> {
  const { numDeletedRows } = await inTransaction(database, (trx) =>
    trx.deleteFrom('idempotencyKeys').where('createdAt', '<=', oldest(now)).executeTakeFirst(),
  );
  return Number(numDeletedRows);
}
