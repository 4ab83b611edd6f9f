import { sql, type Selectable } from 'kysely';
import type { Connection, Trx } from '../database/database.ts';
import type { OutboxTable } from '../database/tables.ts';
import { paginate, type Page, type ListOptions } from '../lists/lists.ts';

const sortColumns = {
  messageId: sql.ref('messageId'),
  kind: sql.ref('kind'),
  channel: sql.ref('channel'),
  recipient: sql.ref('recipient'),
  createdAt: sql.ref('createdAt'),
  attempts: sql.ref('attempts'),
  lastTriedAt: sql.ref('lastTriedAt'),
};

export const undeliveredFields = Object.keys(sortColumns) as (keyof typeof sortColumns)[];

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
  options: ListOptions<keyof typeof sortColumns>,
): Promise<Page<UndeliveredRow>> =>
  paginate(
    db.selectFrom('outbox').select(shown).where('deliveredAt', 'is', null).where('lastError', 'is not', null),
    options,
    {
      sortColumns,
      texts: ['kind', 'recipient', 'lastError'],
      order: [{ column: 'messageId', direction: 'desc' }],
    },
  );

/** Resets the attempts; undefined when it is not undelivered. */
export const resetAttempts = (trx: Trx, messageId: number, now: Date): Promise<UndeliveredRow | undefined> =>
  trx
    .updateTable('outbox')
    .set({ nextAttemptAt: now, attempts: 0, failedAt: null })
    .where('messageId', '=', messageId)
    .where('deliveredAt', 'is', null)
    .where('lastError', 'is not', null)
    .returning(shown)
    .executeTakeFirst();
