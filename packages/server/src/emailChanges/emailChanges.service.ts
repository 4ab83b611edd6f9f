import {
  checkEmail,
  emailChangeLinkMinutes,
  emailUndoMinutes,
  normalizeEmail,
} from '@plaitful/domain/account';
import { minutesLater } from '@plaitful/domain/studio-time';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { clearVerifyBy } from '../bookings/bookings.repository.ts';
import type { ServerContext } from '../context.ts';
import type { Database, Trx } from '../database/database.ts';
import { isTaken } from '../database/errors.ts';
import { inTransaction } from '../database/transaction.ts';
import { enqueueAccountMail } from '../outbox/enqueue.ts';
import { deleteResetsOf, updatePassword } from '../passwords/passwords.repository.ts';
import { problem, validationProblem, type Problem } from '../problems/problem.ts';
import { endAccess } from '../sessions/endAccess.ts';
import { confirmPassword, type CheckedPassword } from '../sessions/passwordCheck.ts';
import { deleteCodesOf } from '../sessions/sessions.repository.ts';
import { unmatchableHash } from '../sessions/passwords.ts';
import { hashToken } from '../sessions/tokens.ts';
import { lockLiveUser, lockUser } from '../users/users.repository.ts';
import {
  deleteOldChanges,
  deleteWaitingChange,
  findChangeOfToken,
  findOwner,
  findReservation,
  insertChange,
  lockAddresses,
  markConfirmed,
  markUndone,
  updateEmail,
  type EmailChange,
} from './emailChanges.repository.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'runOutbox'>;

/** Field errors of a new address. */
export function validateNewEmail(email: string, member: { readonly email: string }): Problem | undefined {
  const typed = checkEmail(email);
  const messages = { required: fieldMessages.emailRequired, invalid: fieldMessages.emailInvalid };
  const isSame = normalizeEmail(email) === normalizeEmail(member.email);
  const message = typed === undefined ? isSame && fieldMessages.emailSame : messages[typed];
  return message === false ? undefined : validationProblem([{ field: 'email', message }]);
}

/**
 * Mails a link to a new address; a previous link ends. For an address that another account has, or can still restore,
 * the same rows are stored, and the mail goes to that account and says so.
 */
export async function requestEmailChange(
  { database, clock, runOutbox }: Context,
  checked: CheckedPassword,
  email: string,
): Promise<Problem | undefined> {
  const { id: userId } = checked;
  const newEmail = normalizeEmail(email);
  const refusal = await inTransaction(database, async (trx) => {
    const now = clock();
    const user = await lockLiveUser(trx, userId);
    if (user === undefined) return problem('unauthenticated');
    const replaced = await confirmPassword(trx, checked, 'password');
    if (replaced !== undefined) return replaced;
    await deleteWaitingChange(trx, userId);
    const expiresAt = minutesLater(now, emailChangeLinkMinutes);
    const change = { userId, oldEmail: user.email, newEmail, createdAt: now, expiresAt };
    const emailChangeId = await insertChange(trx, change);
    const [owner, reservation] = [
      await findOwner(trx, newEmail, { userId }),
      await findReservation(trx, newEmail, { userId, now }),
    ];
    const holder = owner ?? reservation;
    await (holder === undefined
      ? enqueueAccountMail(trx, 'emailChange', { id: userId, email: newEmail, data: { emailChangeId } }, now)
      : enqueueAccountMail(trx, 'emailChangeTaken', { id: holder.id, email: newEmail }, now));
    return undefined;
  });
  if (refusal === undefined) runOutbox();
  return refusal;
}

export const cancelEmailChange = ({ database }: Pick<Context, 'database'>, userId: number): Promise<void> =>
  inTransaction(database, async (trx) => {
    await lockLiveUser(trx, userId);
    await deleteWaitingChange(trx, userId);
  });

/** The change of a link, with the row of its user locked. */
async function lockChange(
  trx: Trx,
  token: string,
  purpose: 'CONFIRM' | 'UNDO',
): Promise<EmailChange | undefined> {
  const tokenHash = hashToken(token);
  const found = await findChangeOfToken(trx, tokenHash, purpose);
  if (found === undefined) return undefined;
  await lockLiveUser(trx, found.userId);
  return findChangeOfToken(trx, tokenHash, purpose);
}

async function confirm(trx: Trx, change: EmailChange, now: Date): Promise<boolean> {
  const { emailChangeId, userId, newEmail } = change;
  const { email: oldEmail } = await lockUser(trx, userId);
  await lockAddresses(trx, [oldEmail, newEmail]);
  if ((await findReservation(trx, newEmail, { userId, now })) !== undefined) return false;
  await updateEmail(trx, { userId, email: newEmail }, now);
  await markConfirmed(trx, emailChangeId, {
    confirmedAt: now,
    undoUntil: minutesLater(now, emailUndoMinutes),
  });
  await clearVerifyBy(trx, userId, now);
  // They were sent to the old address.
  await deleteResetsOf(trx, userId);
  await deleteCodesOf(trx, userId);
  await enqueueAccountMail(
    trx,
    'emailChanged',
    { id: userId, email: oldEmail, data: { emailChangeId } },
    now,
  );
  return true;
}

async function undo(trx: Trx, change: EmailChange, now: Date): Promise<boolean> {
  const { userId, oldEmail } = change;
  if (change.undoUntil === null || change.undoUntil <= now) return false;
  await updateEmail(trx, { userId, email: oldEmail }, now);
  await markUndone(trx, change, now);
  await endAccess(trx, userId);
  await updatePassword(trx, userId, unmatchableHash);
  // Requested here, so that no limit of requests leaves the account without a password.
  await enqueueAccountMail(trx, 'passwordReset', { id: userId, email: oldEmail }, now);
  return true;
}

/** Uses a link. @returns its user's id, for the log */
async function useLink(
  { database, clock }: Context,
  token: string,
  purpose: 'CONFIRM' | 'UNDO',
  use: (trx: Trx, change: EmailChange, now: Date) => Promise<boolean>,
): Promise<number | Problem> {
  try {
    const userId = await inTransaction(database, async (trx) => {
      const change = await lockChange(trx, token, purpose);
      return change !== undefined && (await use(trx, change, clock())) ? change.userId : undefined;
    });
    return userId ?? problem('email_link_invalid');
  } catch (error) {
    // Another account has the address.
    if (isTaken(error)) return problem('email_link_invalid');
    throw error;
  }
}

/** A used link answers the same again, as long as the change is valid. */
export async function confirmEmailChange(context: Context, token: string): Promise<number | Problem> {
  const outcome = await useLink(context, token, 'CONFIRM', async (trx, change, now) => {
    if (change.confirmedAt !== null) return change.undoneAt === null;
    return change.expiresAt > now && confirm(trx, change, now);
  });
  context.runOutbox();
  return outcome;
}

/**
 * As above. The person who made the change may know the password and have sessions, links and codes: all of these end,
 * and so does every later change. A link to the restored address sets a new password.
 */
export async function undoEmailChange(context: Context, token: string): Promise<number | Problem> {
  const outcome = await useLink(
    context,
    token,
    'UNDO',
    async (trx, change, now) => change.undoneAt !== null || undo(trx, change, now),
  );
  context.runOutbox();
  return outcome;
}

export const cleanUpEmailChanges = (database: Database, now: Date): Promise<void> =>
  inTransaction(database, (trx) => deleteOldChanges(trx, now));
