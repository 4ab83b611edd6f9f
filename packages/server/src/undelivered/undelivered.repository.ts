import { sql, type Selectable } from 'kysely';
import type { Connection, Trx } from '../database/database.ts';
import type { OutboxTable } from '../database/tables.ts';
import { containsWords, readPart, type ListPart, type ListOptions } from '../lists/lists.ts';

export const undeliveredFields = [
  'messageId',
  'kind',
  'channel',
  'recipient',
  'createdAt',
  'attempts',
  'lastTriedAt',
] as const;

const shown = [
  'messageId',
  'kind',
  'channel',
  'recipient',
  'bookingId',
  'createdAt',
  'nextAttemptAt',
  'attempts',
  'lastTriedAt',
  'lastError',
] as const;

export type UndeliveredRow = Pick<Selectable<OutboxTable>, (typeof shown)[number]>;

/** Messages whose last attempt failed, newest first. */
export const listUndelivered = (
  db: Connection,
  { slice, sort, words }: ListOptions<(typeof undeliveredFields)[number]>,
): Promise<ListPart<UndeliveredRow>> =>
  readPart(
    db
      .selectFrom('outbox')
      .select(shown)
      .where('deliveredAt', 'is', null)
      .where('lastError', 'is not', null)
      .where(containsWords(words, [sql.ref('kind'), sql.ref('recipient'), sql.ref('last_error')])),
    slice,
    (query) =>
      query
        .$if(sort !== undefined, (sorted) => sorted.orderBy(sort?.field ?? 'messageId', sort?.direction))
        .orderBy('messageId', 'desc'),
  );

/** Resets the attempts; undefined when it is not undelivered. */
export const makeDue = (trx: Trx, messageId: number, now: Date): Promise<UndeliveredRow | undefined> =>
  trx
    .updateTable('outbox')
    .set({ nextAttemptAt: now, attempts: 0, failedAt: null })
    .where('messageId', '=', messageId)
    .where('deliveredAt', 'is', null)
    .where('lastError', 'is not', null)
    .returning(shown)
    .executeTakeFirst();
