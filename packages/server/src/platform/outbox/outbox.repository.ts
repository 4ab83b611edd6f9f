import type { BookingKind, Channel, MessageKind } from '@plaitful/messages/catalogue';
import { sql, type Selectable } from 'kysely';
import { isLive } from '../../bookings/bookings/bookings.queries.ts';
import {
  findAnswerForChild,
  holdingAnswer,
  photoAnswer,
} from '../../bookings/children/photoAnswers.queries.ts';
import type { Trx } from '../database/database.ts';
import type { UsersTable } from '../database/accountTables.ts';
import type { BookingsTable, OutboxTable } from '../database/tables.ts';
import type { MessageAppointment, MessageContact } from '../messages/values.ts';
import type { Member } from '../contract/member.ts';
import { emailVerified } from '../../accounts/users/users.repository.ts';

export type OutboxRow = Selectable<OutboxTable>;

export interface NewMessage {
  readonly kind: MessageKind;
  readonly channel: Channel;
  readonly bookingId?: number;
  readonly userId?: number | null;
  readonly contactId?: number;
  /** Values for the text besides the row that it is about. */
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

export async function hasPaidDeposit(trx: Trx, userId: number): Promise<boolean> {
  const paid = await trx
    .selectFrom('bookings')
    .select('bookingId')
    .where('userId', '=', userId)
    .where('deposit', '=', 'PAID')
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/** How many messages of a kind were queued for a recipient since then. */
export async function countQueued(
  trx: Trx,
  kind: MessageKind,
  recipient: string,
  since: Date,
): Promise<number> {
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
export async function dropWaiting(
  trx: Trx,
  bookingId: number,
  kind: BookingKind,
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
export async function countTexts(
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

export async function withdraw(trx: Trx, messageId: number): Promise<void> {
  await trx.deleteFrom('outbox').where('messageId', '=', messageId).execute();
}

/** A booking with the values that messages use when they are sent. */
export interface BookingOfMessage
  extends
    Selectable<BookingsTable>,
    Pick<Selectable<UsersTable>, 'firstName' | 'texts' | 'reminder48h' | 'reminder3h'> {
  readonly emailVerified: boolean;
  /** The current address and number of the account; `email` and `mobilePhone` are those it was booked with. */
  readonly accountEmail: string;
  readonly accountPhone: string | null;
}

export const findBookingOfMessage = (trx: Trx, bookingId: number): Promise<BookingOfMessage | undefined> =>
  trx
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.userId')
    .selectAll('bookings')
    .select(['users.firstName', 'users.texts', 'users.reminder48h', 'users.reminder3h', emailVerified])
    .select(['users.email as accountEmail', 'users.mobilePhone as accountPhone'])
    .where('bookings.bookingId', '=', bookingId)
    .executeTakeFirst();

/** Stores the new recipient of a message that was queued for another address or number. */
export async function updateRecipient(trx: Trx, messageId: number, recipient: string): Promise<void> {
  await trx.updateTable('outbox').set({ recipient }).where('messageId', '=', messageId).execute();
}

export const findAccountOfMessage = (
  trx: Trx,
  userId: number,
): Promise<Pick<Member, 'id' | 'firstName' | 'email' | 'emailVerified' | 'roles'> | undefined> =>
  trx
    .selectFrom('users')
    .select(['id', 'firstName', 'email', emailVerified, 'roles'])
    .where('id', '=', userId)
    .executeTakeFirst();

export async function hasNewerReset(
  trx: Trx,
  { userId, messageId }: { userId: number; messageId: number },
): Promise<boolean> {
  const newer = await trx
    .selectFrom('outbox')
    .select('messageId')
    .where('kind', '=', 'passwordReset')
    .where('userId', '=', userId)
    .where('messageId', '>', messageId)
    .limit(1)
    .executeTakeFirst();
  return newer !== undefined;
}

export const findContactOfMessage = (trx: Trx, contactId: number): Promise<MessageContact | undefined> =>
  trx
    .selectFrom('contactMessages')
    .select(['name', 'email', 'phone', 'message', 'createdAt'])
    .where('contactId', '=', contactId)
    .executeTakeFirst();

/** What a mail about a withdrawn photo consent is about: a saved child, or one appointment. */
interface Withdrawal {
  readonly userId: number;
  readonly bookingId: number | null;
  readonly childId: number | undefined;
  /** When it was withdrawn. */
  readonly at: Date;
}

interface WithdrawnFamily {
  readonly parentName: string;
  readonly childName: string;
  readonly appointments: readonly MessageAppointment[];
  readonly isForOneAppointment: boolean;
}

const withdrawn = (db: Trx) =>
  db
    .selectFrom('bookings')
    .select(['bookingId', 'bookingDate', 'bookingTime', 'deposit', 'childName', photoAnswer])
    .where(sql<boolean>`NOT coalesce(${holdingAnswer(sql<boolean>`answer.is_given`)}, consent)`)
    .orderBy('startsAt');

/**
 * A family that withdrew its photo consent, with the appointments concerned, upcoming ones for a child; undefined when
 * the answer has changed since. A child who was removed meanwhile is known from her bookings.
 */
export async function findWithdrawal(
  trx: Trx,
  { userId, bookingId, childId, at }: Withdrawal,
  now: Date,
): Promise<WithdrawnFamily | undefined> {
  const isForOneAppointment = bookingId !== null;
  const ofChild = sql<boolean>`(child_id = ${childId ?? null}::int OR booking_id IN (
    SELECT booking_id FROM consents WHERE consents.child_id = ${childId ?? null}::int))`;
  const appointments = isForOneAppointment
    ? await withdrawn(trx).where('bookingId', '=', bookingId).execute()
    : await withdrawn(trx).where(ofChild).where(isLive(now)).where('endsAt', '>', now).execute();
  const latest = isForOneAppointment
    ? appointments[0]?.photoAnswer
    : await findAnswerForChild(trx, childId ?? 0);
  if (latest?.isGiven !== false || new Date(latest.at) > at) return undefined;
  const parent = await trx
    .selectFrom('users')
    .leftJoin('children', (join) =>
      join.onRef('children.userId', '=', 'users.id').on('children.childId', '=', childId ?? null),
    )
    .select(['firstName', 'lastName', 'children.name as childName'])
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (parent === undefined) return undefined;
  const { firstName, lastName, childName } = parent;
  return {
    parentName: `${firstName} ${lastName}`,
    childName: childName ?? appointments[0]?.childName ?? '',
    appointments,
    isForOneAppointment,
  };
}
