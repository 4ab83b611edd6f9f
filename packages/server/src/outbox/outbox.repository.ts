import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { PaymentStatus, DepositStatus } from '@plaitful/domain/status';
import type { Trx } from '../database/database.ts';
import type { OutboxTable } from '../database/tables.ts';
import type { Channel, MessageKind } from '../messages/catalogue.types.ts';
import type { MessageBooking } from '../messages/values.ts';

/** A message as it waits. */
export type OutboxRow = Selectable<OutboxTable>;

/** A message about a booking, to be queued. */
export interface NewMessage {
  readonly kind: MessageKind;
  readonly channel: Channel;
  readonly bookingId: number;
  readonly userId: number;
  /** An address, or a number in E.164. */
  readonly recipient: string;
  /** Not sent before this. */
  readonly dueAt: Date;
  readonly createdAt: Date;
  /** Messages of one key are queued once only. */
  readonly dedupeKey?: string;
}

/** Queues a message. */
export async function insertMessage(trx: Trx, message: NewMessage): Promise<void> {
  await trx
    .insertInto('outbox')
    .values({
      ...message,
      dedupeKey: message.dedupeKey ?? null,
      data: JSON.stringify({}),
      nextAttemptAt: message.dueAt,
      lastError: null,
    })
    .onConflict((conflict) => conflict.column('dedupeKey').doNothing())
    .execute();
}

/**
 * Takes the messages that are due for this process alone: none of them is tried again before `leaseUntil`, by anyone.
 * Rows that another server is taking at this moment are passed over.
 */
export async function claimDue(
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
    .set({ nextAttemptAt: leaseUntil, attempts: sql<number>`attempts + 1` })
    .where('messageId', 'in', due)
    .returningAll()
    .execute();
}

/** Notes that a message has gone. */
export async function markDelivered(trx: Trx, messageId: number, now: Date): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ deliveredAt: now, lastError: null })
    .where('messageId', '=', messageId)
    .execute();
}

/** Notes why a message has not gone, and when it is tried again; `never` gives it up. */
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

/** Takes back a message that no longer says the truth. */
export async function withdraw(trx: Trx, messageId: number): Promise<void> {
  await trx.deleteFrom('outbox').where('messageId', '=', messageId).execute();
}

/** A booking as messages tell of it, at the moment they go. */
export interface BookingOfMessage extends MessageBooking {
  readonly fullName: string;
  readonly deposit: DepositStatus;
  readonly paymentStatus: PaymentStatus;
}

/** Reads a booking with its parent's first name. */
export const findBookingOfMessage = (trx: Trx, bookingId: number): Promise<BookingOfMessage | undefined> =>
  trx
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.userId')
    .select([
      'bookings.bookingDate',
      'bookings.bookingTime',
      'bookings.durationMinutes',
      'bookings.valueCents',
      'bookings.depositCents',
      'bookings.depositDueAt',
      'bookings.styleName',
      'bookings.serviceName',
      'bookings.childName',
      'bookings.fullName',
      'bookings.deposit',
      'bookings.paymentStatus',
      'users.firstName',
    ])
    .where('bookings.bookingId', '=', bookingId)
    .executeTakeFirst();
