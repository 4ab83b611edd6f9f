import { createHash } from 'node:crypto';
import type { BookingCreate } from '@plaitful/api-client/contract';
import { minutesLater } from '@plaitful/domain/studio-time';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { Database, Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { validationProblem, type Problem } from '../../platform/problems/problem.ts';
import { findBooking, findIdempotencyKey, type BookingRow } from './bookings.queries.ts';
import { deleteIdempotencyKeys, lockIdempotencyKey, storeIdempotencyKey } from './bookings.repository.ts';

/** Keys are scoped to the member. */
export interface IdempotentRequest {
  readonly userId: number;
  readonly key: string;
  readonly body: BookingCreate;
}

/** Keys are kept for 24 hours. */
const oldest = (now: Date): Date => minutesLater(now, -24 * 60);

/** SHA-256 of the body in hex, independent of the order of its fields. */
function hashBody(body: BookingCreate): string {
  const fields = Object.entries(body).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}

/**
 * The booking of an earlier request with this key, if any. Locks the key until the transaction ends.
 * @returns `invalid` when the key was used with another body
 */
export async function findIdempotentResult(
  trx: Trx,
  request: IdempotentRequest,
  now: Date,
): Promise<BookingRow | Problem | undefined> {
  await lockIdempotencyKey(trx, request.userId, request.key);
  const known = await findIdempotencyKey(trx, request, oldest(now));
  if (known === undefined) return undefined;
  if (known.bodyHash === hashBody(request.body)) return findBooking(trx, known.bookingId);
  return validationProblem([{ field: 'Idempotency-Key', message: fieldMessages.idempotencyKey }]);
}

export const storeIdempotentResult = (
  trx: Trx,
  { userId, key, body }: IdempotentRequest,
  bookingId: number,
  createdAt: Date,
): Promise<void> => storeIdempotencyKey(trx, { userId, key, bookingId, bodyHash: hashBody(body), createdAt });

export const cleanUpIdempotencyKeys = (database: Database, now: Date): Promise<void> =>
  inTransaction(database, (trx) => deleteIdempotencyKeys(trx, oldest(now)));
