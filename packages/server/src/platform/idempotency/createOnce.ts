import { createHash } from 'node:crypto';
import type { OperationId } from '@plaitful/api-client/contract';
import { addMinutesToInstant } from '@plaitful/domain/studio-time';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { Database, Trx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { Problem, validationProblem } from '../problems/problem.ts';
import {
  deleteIdempotencyKeys,
  findIdempotencyKey,
  lockIdempotencyKey,
  storeIdempotencyKey,
} from './idempotency.repository.ts';

/** By whom and with which key a request was sent; without a key, every request creates. */
export interface IdempotentRequestKey {
  /** `null` for guests. */
  readonly userId: number | null;
  readonly key: string | undefined;
}

interface IdempotentRequest {
  readonly operation: OperationId;
  readonly attempt: IdempotentRequestKey | undefined;
  /** Without passwords: a hash of it is stored. */
  readonly body: object;
  readonly now: Date;
}

interface Creation<Row, Refusal> {
  readonly create: () => Promise<Row | Refusal>;
  readonly find: (id: number) => Promise<Row | undefined>;
  readonly getId: (row: Row) => number;
}

/** Keys are kept for 24 hours. */
const oldest = (now: Date): Date => addMinutesToInstant(now, -24 * 60);

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex');

/** SHA-256 of the body in hex, independent of the order of its fields; of a file, its own hash counts. */
function hashBody(body: object): string {
  const fields = Object.entries(body)
    .map(([name, value]): [string, unknown] => [name, Buffer.isBuffer(value) ? sha256(value) : value])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sha256(JSON.stringify(fields));
}

/**
 * Creates a row, or finds the one that an earlier request with this key has created; if that was deleted since, creates
 * it anew. Must come before other locks.
 * @returns `invalid` when the key was used with another body; otherwise the result of `create`, where a problem or
 * `undefined` leaves the key unused
 */
export async function createOnce<Row, Refusal extends Problem | undefined = Problem>(
  trx: Trx,
  { operation, attempt, body, now }: IdempotentRequest,
  { create, find, getId }: Creation<Row, Refusal>,
): Promise<Row | Refusal | Problem> {
  if (attempt?.key === undefined) return create();
  const identity = { userId: attempt.userId, operation, key: attempt.key };
  await lockIdempotencyKey(trx, identity);
  const known = await findIdempotencyKey(trx, identity, oldest(now));
  const bodyHash = hashBody(body);
  if (known !== undefined && known.bodyHash !== bodyHash)
    return validationProblem([{ field: 'Idempotency-Key', message: fieldMessages.idempotencyKey }]);
  const earlier = known && (await find(known.createdId));
  if (earlier !== undefined) return earlier;
  const outcome = await create();
  if (outcome instanceof Problem || outcome === undefined) return outcome;
  const createdId = getId(outcome as Row);
  await storeIdempotencyKey(trx, { ...identity, createdId, bodyHash, createdAt: now });
  return outcome;
}

export const cleanUpIdempotencyKeys = (database: Database, now: Date): Promise<void> =>
  inTransaction(database, (trx) => deleteIdempotencyKeys(trx, oldest(now)));
