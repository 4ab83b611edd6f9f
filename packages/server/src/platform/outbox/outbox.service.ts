import type { Logger } from 'pino';
import type { Clock } from '../context.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { startPolling, type PollingJob } from '../pollingLoop.ts';
import type { MessageSender } from './messageValues.ts';
import type { MailMessage, MessageKinds, TextMessage } from './messageKind.ts';
import {
  claimDueMessages,
  lockMessage,
  markDelivered,
  markFailed,
  deleteMessage,
  type OutboxRow,
} from './outbox.repository.ts';
import type { Transport } from './transport.ts';

export interface DeliverySettings extends MessageSender {
  readonly kinds: MessageKinds;
  readonly transport: Transport;
  readonly clock: Clock;
  readonly log: Logger;
  /** Whether texts are only for members with a verified email address, and limited before a first deposit. */
  readonly limitsTexts: boolean;
}

/** Reached after about five hours. */
export const MAX_ATTEMPTS = 12;

const FIRST_MS = 30_000;
const LONGEST_MS = 60 * 60_000;

/**
 * The wait after the given number of failed attempts, in milliseconds: doubled each time, up to an hour, and randomly
 * reduced by up to half, so that messages that failed together are not retried together.
 * @param chance 0 up to 1
 */
export function backoff(attempts: number, chance: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** (attempts - 1));
  return Math.round(whole * (1 - chance / 2));
}

/** Few at a time, since mail servers limit connections. */
const BATCH = 5;

/** Longer than any attempt takes. */
const LEASE_MS = 5 * 60_000;

async function send(
  row: OutboxRow,
  message: MailMessage | TextMessage,
  settings: DeliverySettings,
): Promise<void> {
  const { messageId, kind, createdAt, dueAt } = row;
  const posted = { messageId, kind, createdAt, dueAt };
  if (message.channel === 'sms') {
    const { to, text } = message;
    await settings.transport.sendText({ ...posted, to, text });
    return;
  }
  const { name, contactEmail: address } = settings.business;
  await settings.transport.sendMail({ ...posted, from: { name, address }, ...message });
}

async function noteFailure(
  database: Database,
  row: OutboxRow,
  error: unknown,
  settings: DeliverySettings,
): Promise<void> {
  const { messageId, kind, channel, attempts } = row;
  const now = settings.clock();
  const isLast = attempts >= MAX_ATTEMPTS;
  const retryAt = isLast ? 'never' : new Date(now.getTime() + backoff(attempts, Math.random()));
  const reason = error instanceof Error ? error.message : String(error);
  await inTransaction(database, (trx) => markFailed(trx, messageId, { error: reason, now, retryAt }));
  const about = { messageId, kind, channel, attempts, err: error, retryAt };
  settings.log.warn(about, isLast ? 'message given up' : 'message not delivered yet');
}

/**
 * Renders a message, and writes it where delivery is a file. Its row is locked meanwhile: a family's deletion at the
 * same time either finds the file, or has deleted the row before, and nothing is written.
 */
const writeAndStore = (
  database: Database,
  row: OutboxRow,
  settings: DeliverySettings,
): Promise<MailMessage | TextMessage | 'stored' | 'stale' | 'deleted'> =>
  inTransaction(database, async (trx) => {
    if (!(await lockMessage(trx, row.messageId))) return 'deleted';
    const { kinds, clock, limitsTexts, transport } = settings;
    const kind = kinds[row.kind];
    if (kind === undefined) throw new Error(`no module has registered messages of the kind ${row.kind}`);
    const message = await kind.render(trx, row, { origin: settings, now: clock(), limitsTexts });
    if (message === 'stale') {
      await deleteMessage(trx, row.messageId);
      return message;
    }
    if (transport.files?.includes(message.channel) !== true) return message;
    await send(row, message, settings);
    return 'stored';
  });

/** Sends one claimed message, unless it was deleted meanwhile. */
export async function deliver(database: Database, row: OutboxRow, settings: DeliverySettings): Promise<void> {
  const { clock, log } = settings;
  const { messageId, kind, channel } = row;
  try {
    const message = await writeAndStore(database, row, settings);
    if (message === 'stale' || message === 'deleted') {
      log.info({ messageId, kind, channel }, 'message withdrawn: it is no longer true');
      return;
    }
    if (message !== 'stored') await send(row, message, settings);
  } catch (error) {
    await noteFailure(database, row, error, settings);
    return;
  }
  // Outside the try: a sent message is never marked as failed.
  await inTransaction(database, (trx) => markDelivered(trx, messageId, clock()));
}

/**
 * Sends every message that is due, rendered from the current booking. Each is claimed in one short transaction, sent
 * outside of any (except files, which take no time), and marked in another. If the process ends in between, the message
 * is sent again when its claim expires, with the same id.
 * @returns how many were tried
 */
export async function deliverDue(database: Database, settings: DeliverySettings): Promise<number> {
  let tried = 0;
  for (;;) {
    const now = settings.clock();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const rows = await inTransaction(database, (trx) =>
      claimDueMessages(trx, { now, leaseUntil, limit: BATCH }),
    );
    await Promise.all(rows.map((row) => deliver(database, row, settings)));
    tried += rows.length;
    if (rows.length < BATCH) return tried;
  }
}

/**
 * Checks regularly for due messages; call `runNow` after a transaction that queued one.
 * @param everyMs the interval in milliseconds
 */
export const startOutbox = (
  database: Database,
  { everyMs, ...settings }: DeliverySettings & { readonly everyMs: number },
): PollingJob =>
  startPolling(() => deliverDue(database, settings), {
    everyMs,
    onError: (error) => settings.log.error({ err: error }, 'messages could not be looked for'),
  });
