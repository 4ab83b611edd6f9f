import { sql, type Selectable } from 'kysely';
import type { Trx } from '../database/database.ts';
import type { OutboxTable } from '../database/tables.ts';
import type { Channel } from '@plaitful/messages/message-values';

export type OutboxRow = Selectable<OutboxTable>;

export interface NewMessage {
  readonly kind: string;
  readonly channel: Channel;
  readonly bookingId?: number;
  readonly userId?: number | null;
  readonly contactId?: number;
  /** Values for the text that are not in the row that the message is about. */
  readonly data?: object;
  /** An email address, or a number in E.164. */
  readonly recipient: string;
  readonly dueAt: Date;
  readonly createdAt: Date;
  /** Messages with the same key are queued once. */
  readonly dedupeKey?: string;
}

export async function insertMessage(trx: Trx, message: NewMessage): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      ...message,
      bookingId: message.bookingId ?? null,
      userId: message.userId ?? null,
      contactId: message.contactId ?? null,
      dedupeKey: message.dedupeKey ?? null,
      data: JSON.stringify(message.data ?? {}),
      nextAttemptAt: message.dueAt,
      lastError: null,
    })
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .execute();
}

/**
 * Claims the due messages for this process: no process tries them again before `leaseUntil`. Rows that another server
 * is claiming now are skipped. The error of the previous attempt is cleared meanwhile, so that the message does not
 * count as undelivered and nobody resends it.
 */
export async function claimDueMessages(
  trx: Trx,
  { now, leaseUntil, limit }: { now: Date; leaseUntil: Date; limit: number },
): Promise<OutboxRow[]> {
  const due = trx
    .selectFrom('outbox')
    .select('messageId')
    .where('deliveredAt', 'is', null)
    .where('failedAt', 'is', null)
    .where('nextAttemptAt', '<=', now)
    .orderBy('nextAttemptAt')
    .orderBy('messageId')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return trx
    .updateTable('outbox')
    .set({
      nextAttemptAt: leaseUntil,
      attempts: sql<number>`attempts + 1`,
      lastTriedAt: now,
      lastError: null,
    })
    .where('messageId', 'in', due)
    .returningAll()
    .execute();
}

/** Locks a message that is being sent; false when it was deleted meanwhile and must not be sent. */
export async function lockMessage(trx: Trx, messageId: number): Promise<boolean> {
  const row = await trx
    .selectFrom('outbox')
    .select('messageId')
    .where('messageId', '=', messageId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

export async function markDelivered(trx: Trx, messageId: number, now: Date): Promise<void> {
  await trx.updateTable('outbox').set({ deliveredAt: now }).where('messageId', '=', messageId).execute();
}

export async function markFailed(
  trx: Trx,
  messageId: number,
  { error, now, retryAt }: { error: string; now: Date; retryAt: Date | 'never' },
): Promise<void> {
  await trx
    .updateTable('outbox')
    .set(
      retryAt === 'never'
        ? { lastError: error, failedAt: now }
        : { lastError: error, nextAttemptAt: retryAt },
    )
    .where('messageId', '=', messageId)
    .execute();
}

/** How many messages of a kind were queued for a recipient since then. */
export async function countQueued(trx: Trx, kind: string, recipient: string, since: Date): Promise<number> {
  const { queued } = await trx
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('queued'))
    .where('kind', '=', kind)
    .where('recipient', '=', recipient)
    .where('createdAt', '>', since)
    .executeTakeFirstOrThrow();
  return queued;
}

/**
 * Deletes a booking's messages that nobody has tried to send, because they are not due yet.
 * @returns what the mail among them was about
 */
export async function deleteQueuedMessages(
  trx: Trx,
  bookingId: number,
  kind: string,
  now: Date,
): Promise<OutboxRow['data'] | undefined> {
  const dropped = await trx
    .deleteFrom('outbox')
    .where('bookingId', '=', bookingId)
    .where('kind', '=', kind)
    .where('attempts', '=', 0)
    .where('dueAt', '>', now)
    .returning(['channel', 'data'])
    .execute();
  return dropped.find(({ channel }) => channel === 'mail')?.data;
}

/**
 * How many other texts have been sent to this number since then. Of those being sent only the ones claimed earlier
 * count, so that of two at once one is rejected.
 */
export async function countSmsToNumber(
  trx: Trx,
  { messageId, recipient, lastTriedAt }: OutboxRow,
  since: Date,
): Promise<number> {
  const { count } = await trx
    .selectFrom('outbox')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('channel', '=', 'sms')
    .where('recipient', '=', recipient)
    .where('lastTriedAt', '>', since)
    .where('messageId', '<>', messageId)
    .where((row) =>
      row.or([
        row('deliveredAt', 'is not', null),
        sql<boolean>`(last_tried_at, message_id) < (${lastTriedAt}, ${messageId})`,
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

export async function deleteMessage(trx: Trx, messageId: number): Promise<void> {
  await trx.deleteFrom('outbox').where('messageId', '=', messageId).execute();
}

/** Stores the new recipient of a message that was queued for another address or number. */
export async function updateRecipient(trx: Trx, messageId: number, recipient: string): Promise<void> {
  await trx.updateTable('outbox').set({ recipient }).where('messageId', '=', messageId).execute();
}

/** Whether a later message of this kind was queued for the account. */
export async function hasNewerMessage(
  trx: Trx,
  { kind, userId, messageId }: { kind: string; userId: number; messageId: number },
): Promise<boolean> {
  const newer = await trx
    .selectFrom('outbox')
    .select('messageId')
    .where('kind', '=', kind)
    .where('userId', '=', userId)
    .where('messageId', '>', messageId)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}
