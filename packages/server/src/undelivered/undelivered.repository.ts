import { sql, type Selectable } from 'kysely';
import type { Trx } from '../database/database.ts';
import type { OutboxTable } from '../database/tables.ts';
import { holdsWords, readPart, type ListPart, type ListWish } from '../lists/lists.ts';

/** What undelivered messages can be sorted by. */
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

/** A message that could not be delivered. */
export type UndeliveredRow = Pick<Selectable<OutboxTable>, (typeof shown)[number]>;

/** Messages whose last attempt failed, given up or not, newest first. */
export const listUndelivered = (
  trx: Trx,
  { slice, sort, words }: ListWish<(typeof undeliveredFields)[number]>,
): Promise<ListPart<UndeliveredRow>> =>
  readPart(
    trx
      .selectFrom('outbox')
      .select(shown)
      .where('deliveredAt', 'is', null)
      .where('lastError', 'is not', null)
      .where(holdsWords(words, [sql.ref('kind'), sql.ref('recipient'), sql.ref('last_error')])),
    slice,
    (query) =>
      query
        .$if(sort !== undefined, (sorted) => sorted.orderBy(sort?.field ?? 'messageId', sort?.direction))
        .orderBy('messageId', 'desc'),
  );

/** Makes a message due at once, with all its attempts before it; undefined when it is not undelivered. */
export const makeDue = (trx: Trx, messageId: number, now: Date): Promise<UndeliveredRow | undefined> =>
  trx
    .updateTable('outbox')
    .set({ nextAttemptAt: now, attempts: 0, failedAt: null })
    .where('messageId', '=', messageId)
    .where('deliveredAt', 'is', null)
    .where('lastError', 'is not', null)
    .returning(shown)
    .executeTakeFirst();
