import {
  mailTo,
  type MessageKinds,
  type SendContext,
  type OutgoingMessage,
} from '../../platform/outbox/messageKind.ts';
import {
  lockActiveUser,
  lockEmailAddresses,
  findAccountForMail,
  NO_USER,
} from '../users/users.repository.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import { countQueued, type OutboxRow, insertMessage } from '../../platform/outbox/outbox.repository.ts';
import {
  loginCodeMinutes,
  resetLinkMinutes,
  verificationLinkMinutes,
  emailChangeLinkMinutes,
} from '@plaitful/domain/account';
import { addMinutesToInstant } from '@plaitful/domain/studio-time';
import {
  toGreetingName,
  studioValues,
  type MessageSender,
  formatInstantValues,
  tokenUrl,
} from '../../platform/outbox/messageValues.ts';
import { renderMail } from '@plaitful/messages/mail';
import { formatDuration, formatInstant } from '@plaitful/messages/format';
import type { Trx } from '../../platform/database/database.ts';
import type { AccountMailKind } from '@plaitful/messages/en-CA/accountMails';
import type { AccountText, AccountValues } from '@plaitful/messages/message-values';

export interface MessageAccount {
  readonly firstName: string;
  /** When its password or email address was changed, or its calendar feed created. */
  readonly changedAt?: Date;
  readonly keepsSession?: boolean;
  /** The end of the period in which the change of its email address can be undone. */
  readonly undoUntil?: Date;
  /** Whether undoing it needs a code from the operator. */
  readonly needsCode?: boolean;
  /** The token of the link; it is stored nowhere else. */
  readonly token?: string;
  /** The code for a login; it is stored nowhere else. */
  readonly code?: string;
}

export function accountValues(account: MessageAccount, origin: MessageSender): AccountValues {
  const { business, publicUrl } = origin;
  const { changedAt, undoUntil, needsCode = false, keepsSession = false, token, code = '' } = account;
  const urlOf = (page: string): string => (token === undefined ? '' : tokenUrl(publicUrl, page, token));
  return {
    ...studioValues(origin),
    ...(changedAt === undefined ? { date: '', time: '' } : formatInstantValues(changedAt, business.timeZone)),
    parentName: toGreetingName(account.firstName),
    linkLifetime: formatDuration(resetLinkMinutes),
    resetUrl: urlOf('reset-password'),
    verifyLifetime: formatDuration(verificationLinkMinutes),
    verifyUrl: urlOf('verify-email'),
    forgotUrl: `${publicUrl}/forgot-password`,
    code,
    codeLifetime: formatDuration(loginCodeMinutes),
    confirmEmailUrl: urlOf('confirm-email'),
    confirmEmailLifetime: formatDuration(emailChangeLinkMinutes),
    undoEmailUrl: urlOf('undo-email'),
    undoEmailUntil: undoUntil === undefined ? '' : formatInstant(undoUntil, business.timeZone),
    undoNeedsCode: needsCode,
    keepsSession,
  };
}

/**
 * Queues a mail about an account, in the caller's transaction. A row holds no token: it is created when the mail is
 * sent.
 * @param recipient without an id when no account has the email address; such a row is withdrawn when it is due.
 * `bookingId` is the booking that the mail is sent with, `data` has further values for its text
 */
export const enqueueAccountMail = (
  trx: Trx,
  kind: AccountMailKind,
  recipient: {
    readonly id: number | undefined;
    readonly email: string;
    readonly bookingId?: number;
    readonly data?: object;
  },
  now: Date,
): Promise<void> =>
  insertMessage(trx, {
    kind,
    channel: 'mail',
    userId: recipient.id ?? null,
    ...(recipient.bookingId !== undefined && { bookingId: recipient.bookingId }),
    ...(recipient.data !== undefined && { data: recipient.data }),
    recipient: recipient.email,
    dueAt: now,
    createdAt: now,
  });

/** The recipient of rows that are never sent. */
const NOWHERE = 'nobody@invalid';

/**
 * Queues a mail about an account, if fewer than `mostPerHour` of its kind were queued for its recipient in the last
 * hour, by whichever account. Where none is to be sent, or there is no such account, the same statements run, with a
 * row that is withdrawn when it is due, so that the duration reveals nothing.
 * @param mail `email` is the recipient in lower case, `user` the account that it is about, if there is one
 */
export async function enqueueAccountMailRateLimited(
  trx: Trx,
  kind: AccountMailKind,
  { email, user, data }: { email: string; user: { readonly id: number } | undefined; data?: object },
  { now, mostPerHour }: { now: Date; mostPerHour: number },
): Promise<void> {
  const recipient = await lockActiveUser(trx, user?.id ?? NO_USER);
  // Of two mails to one recipient for two accounts, each must count the other.
  await lockEmailAddresses(trx, [email]);
  const queued = await countQueued(trx, kind, email, addMinutesToInstant(now, -60));
  const isSent = recipient !== undefined && queued < mostPerHour;
  const mail = isSent ? { id: recipient.id, email } : { id: undefined, email: NOWHERE };
  await enqueueAccountMail(trx, kind, { ...mail, ...(data && { data }) }, now);
}

/** A mail about to be sent, with its account as it is now. */
export interface AccountMailToSend {
  readonly row: OutboxRow;
  readonly account: Pick<Member, 'id' | 'firstName' | 'email' | 'emailVerified' | 'roles'>;
  readonly now: Date;
}

/** The values of a mail, and the text to send instead of that of the row's kind. */
interface AccountMailValues extends MessageAccount {
  readonly mail?: AccountText['mail'];
}

/** A kind of mail about an account. */
export interface AccountMail extends AccountText {
  /** Whether the content is still true when it is sent. */
  readonly isStillTrue?: (trx: Trx, sent: AccountMailToSend) => boolean | Promise<boolean>;
  /**
   * The values at the time it is sent, those of the account by default. Tokens and codes are created here, so that they
   * are stored nowhere but in the mail; each attempt creates its own.
   */
  readonly values?: (trx: Trx, sent: AccountMailToSend) => AccountMailValues | Promise<AccountMailValues>;
}

async function render(
  trx: Trx,
  kind: AccountMail,
  row: OutboxRow,
  { origin, now }: SendContext,
): Promise<OutgoingMessage> {
  const { userId } = row;
  // No account has this email address: the row only makes the duration the same.
  const account = userId === null ? undefined : await findAccountForMail(trx, userId);
  if (account === undefined) return 'stale';
  const sent = { row, account, now };
  if (!((await kind.isStillTrue?.(trx, sent)) ?? true)) return 'stale';
  const { mail = kind.mail, ...values }: AccountMailValues = (await kind.values?.(trx, sent)) ?? account;
  const isWrittenAnew = values.token !== undefined || values.code !== undefined;
  return {
    ...mailTo(row),
    ...(isWrittenAnew && { edition: row.attempts }),
    ...renderMail(mail, accountValues(values, origin)),
  };
}

export const accountMailKinds = (mails: Readonly<Record<string, AccountMail>>): MessageKinds =>
  Object.fromEntries(
    Object.entries(mails).map(([kind, mail]) => [
      kind,
      { title: mail.title, render: (trx, row, context) => render(trx, mail, row, context) },
    ]),
  );

/** For mails about a change, whose row was queued in the transaction of the change. */
export const withQueueTimeAsChangeTime = (
  _trx: Trx,
  { row, account }: AccountMailToSend,
): MessageAccount => ({
  ...account,
  changedAt: row.createdAt,
});
