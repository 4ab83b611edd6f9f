import { resetLinkMinutes, verificationLinkMinutes } from '@plaitful/domain/account';
import { isLapsed } from '@plaitful/domain/deposit';
import { isAdmin } from '@plaitful/domain/roles';
import { minutesLater } from '@plaitful/domain/studio-time';
import {
  accountKinds,
  bookingKinds,
  studioKinds,
  type AccountKind,
  type BookingKind,
  type ContactKind,
  type MessageKind,
  type StudioKind,
} from '@plaitful/messages/catalogue';
import { enCA } from '@plaitful/messages/en-CA/catalogue';
import { bookingCalendar, type CalendarFile } from '../../bookings/bookings/ics.ts';
import type { Trx } from '../database/database.ts';
import { findChange, insertChangeToken } from '../../accounts/emailChanges/emailChanges.repository.ts';
import { findOwner, findReservation } from '../../accounts/users/users.repository.ts';
import { renderMail, renderText, type RenderedMail } from '../messages/render.ts';
import {
  accountValues,
  bookingValues,
  contactValues,
  detailsOf,
  studioMailValues,
  oneLine,
  type MessageAccount,
  type MessageFamily,
  type MessageOrigin,
} from '../messages/values.ts';
import { insertReset } from '../../accounts/passwords/passwords.repository.ts';
import type { Member } from '../contract/member.ts';
import { createLoginCode } from '../../accounts/sessions/sessions.repository.ts';
import { newToken } from '../tokens.ts';
import { insertVerification } from '../../accounts/verification/verification.repository.ts';
import { halfTimeOf } from './enqueue.ts';
import {
  countTexts,
  findAccountOfMessage,
  findBookingOfMessage,
  findContactOfMessage,
  findWithdrawal,
  hasNewerReset,
  hasPaidDeposit,
  updateRecipient,
  type BookingOfMessage,
  type OutboxRow,
} from './outbox.repository.ts';

export interface Mailbox {
  readonly name: string;
  readonly address: string;
}

export interface MailMessage extends RenderedMail {
  readonly channel: 'mail';
  readonly to: Mailbox;
  /** The studio by default. */
  readonly replyTo?: Mailbox;
  readonly calendar?: CalendarFile;
  /** The version of the text, where each attempt renders it anew. */
  readonly edition?: number;
}

export interface TextMessage {
  readonly channel: 'sms';
  /** In E.164. */
  readonly to: string;
  readonly text: string;
}

/** `stale` when it must not be sent: its content is no longer true, or the text limit is reached. */
export type OutgoingMessage = MailMessage | TextMessage | 'stale';

interface Task<Kind extends MessageKind> {
  readonly row: OutboxRow;
  readonly kind: Kind;
  readonly origin: MessageOrigin;
  readonly now: Date;
  /** Whether texts are only for known members, and limited. */
  readonly limitsTexts: boolean;
}

/** The bare address: a display name typed by somebody would appear in the recipient's mail list. */
const mailTo = ({ recipient }: Pick<OutboxRow, 'recipient'>) =>
  ({ channel: 'mail', to: { name: '', address: recipient } }) as const;

/** Texts cost money, and the number is not verified: the maximum per day before a deposit is paid. */
const maxTexts = 3;

/** Only for verified members, and limited before a first deposit. */
async function mayText(
  trx: Trx,
  row: OutboxRow,
  { userId, emailVerified }: BookingOfMessage,
  now: Date,
): Promise<boolean> {
  if (!emailVerified) return false;
  if (await hasPaidDeposit(trx, userId)) return true;
  return (await countTexts(trx, row, minutesLater(now, -24 * 60))) < maxTexts;
}

interface Moment {
  readonly booking: BookingOfMessage;
  readonly row: Pick<OutboxRow, 'dueAt' | 'data'>;
  readonly now: Date;
}

const isLive = ({ booking, now }: Moment): boolean =>
  booking.paymentStatus !== 'CANCELLED' && !isLapsed(booking, now);
const isUnpaid = (moment: Moment): boolean => isLive(moment) && moment.booking.deposit === 'NOT_PAID';
const isAhead = (moment: Moment): boolean => isLive(moment) && moment.now < moment.booking.endsAt;
const isPaid = (moment: Moment): boolean => isAhead(moment) && moment.booking.deposit === 'PAID';

/** A reminder is useless once half of its time has passed. */
const isTimely = ({ booking: { startsAt }, row: { dueAt }, now }: Moment): boolean =>
  now.getTime() < (dueAt.getTime() + startsAt.getTime()) / 2;

const isReminder =
  (kind: 'reminder48h' | 'reminder3h') =>
  (moment: Moment): boolean =>
    isPaid(moment) &&
    moment.booking[kind] &&
    moment.row.data['startsAt'] === moment.booking.startsAt.toISOString() &&
    isTimely(moment);

/**
 * Whether the content is still true when it is sent. After an outage of the mail server for hours, a parent must not
 * pay twice, come at a time that was moved, or come to an appointment that has ended.
 */
const isCurrent: Readonly<Record<BookingKind, (moment: Moment) => boolean>> = {
  received: isUnpaid,
  depositReminder: (moment) =>
    isUnpaid(moment) && halfTimeOf(moment.booking).getTime() === moment.row.dueAt.getTime(),
  depositConfirmed: isPaid,
  rescheduled: (moment) =>
    isAhead(moment) &&
    moment.row.data['newDate'] === moment.booking.bookingDate &&
    moment.row.data['newTime'] === moment.booking.bookingTime,
  cancelledByParent: ({ booking }) => booking.cancelledBy === 'MEMBER',
  cancelledByStudio: ({ booking }) => booking.cancelledBy === 'STUDIO',
  cancelledForClosure: ({ booking }) => booking.cancelledBy === 'STUDIO' && booking.depositToReturn !== null,
  askedToReschedule: (moment) =>
    isLive(moment) && moment.booking.canMove && moment.now < moment.booking.startsAt,
  cancelledUnpaid: ({ booking }) => booking.cancelledBy === 'DEADLINE',
  restored: isAhead,
  reminder48h: isReminder('reminder48h'),
  reminder3h: isReminder('reminder3h'),
  pickup: (moment) => isPaid(moment) && moment.row.data['endsAt'] === moment.booking.endsAt.toISOString(),
};

const isStale = (kind: BookingKind, moment: Moment): boolean => !isCurrent[kind](moment);

/**
 * Mails with the appointment for the parent's calendar: not before the deposit is paid, and at every cancellation, since
 * a parent can download the file of an unpaid one.
 */
const withCalendar: readonly BookingKind[] = [
  'depositConfirmed',
  'rescheduled',
  'restored',
  'cancelledByParent',
  'cancelledByStudio',
  'cancelledForClosure',
  'cancelledUnpaid',
];

async function writeOfBooking(
  trx: Trx,
  { row, kind, origin, now, limitsTexts }: Task<BookingKind>,
): Promise<OutgoingMessage> {
  const booking = row.bookingId === null ? undefined : await findBookingOfMessage(trx, row.bookingId);
  if (booking === undefined) throw new Error('the booking of the message is not there');
  if (isStale(kind, { booking, row, now })) return 'stale';
  const values = bookingValues(booking, origin, detailsOf(row.data));
  const recipient = row.channel === 'sms' ? (booking.accountPhone ?? row.recipient) : booking.accountEmail;
  if (recipient !== row.recipient) await updateRecipient(trx, row.messageId, recipient);
  if (row.channel === 'sms') {
    if (!booking.texts) return 'stale';
    if (limitsTexts && !(await mayText(trx, { ...row, recipient }, booking, now))) return 'stale';
    return { channel: 'sms', to: recipient, text: renderText(kind, values, enCA) };
  }
  const calendar = withCalendar.includes(kind) && bookingCalendar(booking, now, origin);
  return { ...mailTo({ recipient }), ...renderMail(kind, values, enCA), ...(calendar && { calendar }) };
}

interface AccountMail {
  readonly row: OutboxRow;
  readonly account: Pick<Member, 'id' | 'firstName' | 'email' | 'emailVerified' | 'roles'>;
  readonly now: Date;
}

interface WrittenAccount extends MessageAccount {
  /** The text to send instead of that of the row's kind. */
  readonly text?: AccountKind;
}

/**
 * The values of a mail about an account, at the time it is sent. Tokens and codes are created here, so that they are
 * stored nowhere but in the mail; each attempt creates its own.
 */
const accountMails: Readonly<
  Record<AccountKind, (trx: Trx, mail: AccountMail) => WrittenAccount | Promise<WrittenAccount | 'stale'>>
> = {
  async passwordReset(trx, { row: { messageId, recipient }, account, now }) {
    if (await hasNewerReset(trx, { userId: account.id, messageId })) return 'stale';
    // Nothing that gives access to an account is sent to a former address.
    if (account.email !== recipient) return 'stale';
    const { token, tokenHash } = newToken();
    const expiresAt = minutesLater(now, resetLinkMinutes);
    await insertReset(trx, { tokenHash, userId: account.id, createdAt: now, expiresAt });
    return { ...account, token };
  },
  passwordChanged: (_trx, { row: { createdAt, data }, account }) => ({
    ...account,
    changedAt: createdAt,
    keepsSession: data['keepsSession'] === true,
  }),
  async loginCode(trx, { row, account, now }) {
    if (account.email !== row.recipient) return 'stale';
    return { ...account, code: await createLoginCode(trx, account.id, now) };
  },
  /** All links work until they expire, so any of the mails can be opened. */
  async emailVerification(trx, { row: { recipient }, account, now }) {
    if (account.emailVerified) return 'stale';
    const { token, tokenHash } = newToken();
    const expiresAt = minutesLater(now, verificationLinkMinutes);
    await insertVerification(trx, {
      tokenHash,
      userId: account.id,
      email: recipient,
      createdAt: now,
      expiresAt,
    });
    return { ...account, token };
  },
  /**
   * Without a name, since the address may belong to somebody else. The account that has the address, or can still restore
   * it, is told so instead: the row is the same, since its asker may read it.
   */
  async emailChange(trx, { row, now }) {
    const change = await findChange(trx, Number(row.data['emailChangeId']));
    if (change === undefined || change.confirmedAt !== null || change.expiresAt <= now) return 'stale';
    const { userId, newEmail } = change;
    const holder =
      (await findOwner(trx, newEmail, { userId })) ?? (await findReservation(trx, newEmail, { userId, now }));
    const account = holder && (await findAccountOfMessage(trx, holder.id));
    if (account !== undefined) return { ...account, text: 'emailChangeTaken' };
    const { token, tokenHash } = newToken();
    await insertChangeToken(trx, { tokenHash, emailChangeId: change.emailChangeId, purpose: 'CONFIRM' });
    return { firstName: '', token };
  },
  emailChangeTaken: (_trx, { account }) => account,
  calendarFeedCreated: (_trx, { row: { createdAt }, account }) => ({ ...account, changedAt: createdAt }),
  /** The notice to the old address; one that is too late has no link. */
  async emailChanged(trx, { row, account, now }) {
    const change = await findChange(trx, Number(row.data['emailChangeId']));
    if (change?.undoneAt !== null) return 'stale';
    const { emailChangeId, undoUntil } = change;
    const changed = { ...account, changedAt: row.createdAt, needsCode: isAdmin(account.roles) };
    if (undoUntil === null || undoUntil <= now) return changed;
    const { token, tokenHash } = newToken();
    await insertChangeToken(trx, { tokenHash, emailChangeId, purpose: 'UNDO' });
    return { ...changed, undoUntil, token };
  },
  emailChangeUndone: (_trx, { row: { createdAt }, account }) => ({ ...account, changedAt: createdAt }),
};

async function writeOfAccount(
  trx: Trx,
  { row, kind, origin, now }: Task<AccountKind>,
): Promise<OutgoingMessage> {
  const { userId } = row;
  // No account has this address: the row only makes the work equal.
  const account = userId === null ? undefined : await findAccountOfMessage(trx, userId);
  if (account === undefined) return 'stale';
  const mail = await accountMails[kind](trx, { row, account, now });
  if (mail === 'stale') return 'stale';
  const isWrittenAnew = mail.token !== undefined || mail.code !== undefined;
  return {
    ...mailTo(row),
    ...(isWrittenAnew && { edition: row.attempts }),
    ...renderMail(mail.text ?? kind, accountValues(mail, origin), enCA),
  };
}

async function writeOfContact(trx: Trx, { row, kind, origin }: Task<ContactKind>): Promise<OutgoingMessage> {
  const contact = row.contactId === null ? undefined : await findContactOfMessage(trx, row.contactId);
  if (contact === undefined) throw new Error("the visitor's message is not there");
  const mail = renderMail(kind, contactValues(contact, origin), enCA);
  if (kind === 'contactReceived') {
    return { ...mailTo(row), ...mail };
  }
  const to = { name: origin.business.name, address: row.recipient };
  const replyTo = { name: oneLine(contact.name), address: contact.email };
  return { channel: 'mail', to, replyTo, ...mail };
}

/** The values of a mail to the studio about a family, at the time it is sent; undefined when it is no longer true. */
async function familyOf(
  trx: Trx,
  kind: StudioKind,
  row: OutboxRow,
  now: Date,
): Promise<MessageFamily | undefined> {
  const { userId, data } = row;
  if (userId === null) throw new Error('the account of the message is not there');
  // The row of a deleted account is complete: it names nobody.
  if (kind !== 'photoConsentWithdrawn') return { userId, ...data };
  const { bookingId, createdAt: at } = row;
  const childId = typeof data['childId'] === 'number' ? data['childId'] : undefined;
  const withdrawn = await findWithdrawal(trx, { userId, bookingId, childId, at }, now);
  return withdrawn && { userId, ...withdrawn };
}

async function writeToStudio(
  trx: Trx,
  { row, kind, origin, now }: Task<StudioKind>,
): Promise<OutgoingMessage> {
  const family = await familyOf(trx, kind, row, now);
  if (family === undefined) return 'stale';
  const to = { name: origin.business.name, address: row.recipient };
  return { channel: 'mail', to, ...renderMail(kind, studioMailValues(family, origin), enCA) };
}

const isOneOf = <Kind extends MessageKind>(kinds: readonly Kind[], kind: MessageKind): kind is Kind =>
  kinds.some((one) => one === kind);

/**
 * Renders a message from the current data. Messages about bookings are sent to the current address or number of the
 * account; every other recipient was fixed when the message was queued.
 */
export function writeMessage(
  trx: Trx,
  row: OutboxRow,
  { origin, now, limitsTexts }: { origin: MessageOrigin; now: Date; limitsTexts: boolean },
): Promise<OutgoingMessage> {
  const { kind } = row;
  const task = { row, origin, now, limitsTexts };
  if (isOneOf(bookingKinds, kind)) return writeOfBooking(trx, { ...task, kind });
  if (isOneOf(studioKinds, kind)) return writeToStudio(trx, { ...task, kind });
  if (isOneOf(accountKinds, kind)) return writeOfAccount(trx, { ...task, kind });
  return writeOfContact(trx, { ...task, kind });
}
