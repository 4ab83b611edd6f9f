import { isLapsed } from '@plaitful/domain/deposit';
import type { Logger } from 'pino';
import type { Clock } from '../config/clock.ts';
import type { Database, Trx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import type { MessageKind } from '../messages/catalogue.types.ts';
import { enCA } from '../messages/en-CA/catalogue.ts';
import { renderMail, renderText } from '../messages/render.ts';
import { bookingValues, oneLine } from '../messages/values.ts';
import type { MessageOrigin } from '../messages/values.ts';
import { backoff, MAX_ATTEMPTS } from './backoff.ts';
import {
  claimDue,
  findBookingOfMessage,
  insertMessage,
  markDelivered,
  markFailed,
  withdraw,
} from './outbox.repository.ts';
import type { BookingOfMessage, OutboxRow } from './outbox.repository.ts';
import type { Post } from './post.ts';

/** What delivering needs to know. */
export interface DeliverySettings extends MessageOrigin {
  readonly post: Post;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Whom a booking's messages go to. */
export interface MessageReader {
  readonly bookingId: number;
  readonly userId: number;
  readonly email: string;
  readonly mobilePhone: string;
}

/**
 * Queues what a parent is told of a booking: a mail, and a text message where the studio sends them (reading 27b). The
 * rows are the caller's transaction's: they are sent if, and only if, what they tell about happened.
 * @param sendsTexts whether text messages are on
 */
export async function enqueueBookingMessages(
  trx: Trx,
  kind: MessageKind,
  reader: MessageReader,
  { now, sendsTexts }: { now: Date; sendsTexts: boolean },
): Promise<void> {
  const message = { kind, bookingId: reader.bookingId, userId: reader.userId, dueAt: now, createdAt: now };
  await insertMessage(trx, { ...message, channel: 'mail', recipient: reader.email });
  if (sendsTexts) await insertMessage(trx, { ...message, channel: 'sms', recipient: reader.mobilePhone });
}

/** So many are sent side by side; few, since a mail server counts connections. */
const BATCH = 5;

/** Longer than any attempt lasts, so that nobody else sends a message that is on its way. */
const LEASE_MS = 5 * 60_000;

/**
 * Whether a kind still says the truth when it goes. A mail server that was away for hours must not make a parent pay
 * twice, or for an appointment that has ended.
 */
const isStillTrue: Readonly<Record<MessageKind, (booking: BookingOfMessage, now: Date) => boolean>> = {
  received: (booking, now) =>
    booking.deposit === 'NOT_PAID' && booking.paymentStatus !== 'CANCELLED' && !isLapsed(booking, now),
  depositConfirmed: ({ paymentStatus, deposit }) => paymentStatus !== 'CANCELLED' && deposit === 'PAID',
};

async function send(row: OutboxRow, booking: BookingOfMessage, settings: DeliverySettings): Promise<void> {
  const { business, post } = settings;
  const { messageId, kind, createdAt, recipient } = row;
  const values = bookingValues(booking, settings);
  if (row.channel === 'sms') {
    await post.sendText({ messageId, kind, createdAt, to: recipient, text: renderText(kind, values, enCA) });
    return;
  }
  await post.sendMail({
    messageId,
    kind,
    createdAt,
    from: { name: business.name, address: business.contactEmail },
    to: { name: oneLine(booking.fullName), address: recipient },
    ...renderMail(kind, values, enCA),
  });
}

async function deliver(database: Database, row: OutboxRow, settings: DeliverySettings): Promise<void> {
  const { clock, log } = settings;
  const { messageId, kind, channel, attempts, bookingId } = row;
  const about = { messageId, kind, channel, attempts };
  try {
    const booking =
      bookingId === null
        ? undefined
        : await inTransaction(database, (trx) => findBookingOfMessage(trx, bookingId));
    if (booking === undefined) throw new Error('the booking of the message is not there');
    if (!isStillTrue[kind](booking, clock())) {
      await inTransaction(database, (trx) => withdraw(trx, messageId));
      log.info(about, 'message withdrawn: it is no longer true');
      return;
    }
    await send(row, booking, settings);
  } catch (error) {
    const now = clock();
    const isLast = attempts >= MAX_ATTEMPTS;
    const retryAt = isLast ? 'never' : new Date(now.getTime() + backoff(attempts, Math.random()));
    const reason = error instanceof Error ? error.message : String(error);
    await inTransaction(database, (trx) => markFailed(trx, messageId, { error: reason, now, retryAt }));
    log.warn({ ...about, err: error, retryAt }, isLast ? 'message given up' : 'message not delivered yet');
    return;
  }
  // Not in the try above: a message that has gone is never noted as failed.
  await inTransaction(database, (trx) => markDelivered(trx, messageId, clock()));
}

/**
 * Sends every message that is due, written from its booking as it is now. Each is claimed in one short transaction,
 * sent with none open, and marked in another. A process that ends in between leaves a message to be sent again when
 * its claim runs out, under the same id.
 * @returns how many were tried
 */
export async function deliverDue(database: Database, settings: DeliverySettings): Promise<number> {
  let tried = 0;
  for (;;) {
    const now = settings.clock();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const rows = await inTransaction(database, (trx) => claimDue(trx, { now, leaseUntil, limit: BATCH }));
    await Promise.all(rows.map((row) => deliver(database, row, settings)));
    tried += rows.length;
    if (rows.length < BATCH) return tried;
  }
}
