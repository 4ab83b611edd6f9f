import { emailChangeLinkMinutes, emailUndoMinutes, normalizeEmail } from '@plaitful/domain/account';
import { isAdmin } from '@plaitful/domain/roles';
import { addMinutesToInstant } from '@plaitful/domain/studio-time';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { AccountEvents, ServerContext } from '../../platform/context.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { updatePassword } from '../passwords/passwords.repository.ts';
import {
  deletePasswordResets,
  deleteLoginCodes,
  deletePendingEmailChange,
  revokeAccess,
} from '../access/access.repository.ts';
import { problem, validationProblem, type Problem } from '../../platform/problems/problem.ts';
import type { Member } from '../../platform/contract/contract.types.ts';
import { confirmPassword, type CheckedPassword } from '../sessions/passwordCheck.ts';
import { consumeLoginCode } from '../sessions/sessions.repository.ts';
import { dummyHash } from '../users/passwordHash.ts';
import { hashToken } from '../../platform/tokens.ts';
import { validateAccountEmail } from '../users/users.policy.ts';
import {
  lockActiveUser,
  lockUser,
  findOtherUserByEmail,
  findRestorableEmailOwner,
  lockEmailAddresses,
} from '../users/users.repository.ts';
import {
  deleteOldChanges,
  findChangeByToken,
  insertEmailChange,
  markConfirmed,
  markUndone,
  updateEmail,
  type EmailChange,
} from './emailChanges.repository.ts';
import { enqueueAccountMailRateLimited, enqueueAccountMail } from '../accountMails/accountMails.ts';
import { rateLimits } from '../../platform/limits/rateLimits.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'runOutbox'>;

type LinkContext = Context & Pick<ServerContext, 'accountEvents'>;

/** Why a member cannot change to this email address: field errors, or a current address that is not verified. */
export function validateNewEmail(
  email: string,
  member: Pick<Member, 'email' | 'emailVerified'>,
  business: ServerContext['business'],
): Problem | undefined {
  // Somebody without access to the address could otherwise have mails sent to strangers.
  if (!member.emailVerified) return problem('email_not_verified');
  const isSame = normalizeEmail(email) === normalizeEmail(member.email);
  const message = isSame ? fieldMessages.emailSame : validateAccountEmail(email, business);
  return message === undefined ? undefined : validationProblem([{ field: 'email', message }]);
}

/**
 * Mails a link to a new email address; a previous link no longer works. The rows are the same for an address that
 * another account has, or can still restore: which mail it gets is decided when it is sent.
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
    const user = await lockActiveUser(trx, userId);
    if (user === undefined) return problem('unauthenticated');
    const replaced = await confirmPassword(trx, checked, 'password');
    if (replaced !== undefined) return replaced;
    await deletePendingEmailChange(trx, userId);
    const emailChangeId = await insertEmailChange(trx, {
      userId,
      oldEmail: user.email,
      oldEmailVerified: user.emailVerified,
      newEmail,
      createdAt: now,
      expiresAt: addMinutesToInstant(now, emailChangeLinkMinutes),
    });
    const mail = { email: newEmail, user, data: { emailChangeId } };
    await enqueueAccountMailRateLimited(trx, 'emailChange', mail, {
      now,
      mostPerHour: rateLimits.emailChangeMailsPerHour,
    });
    return undefined;
  });
  if (refusal === undefined) runOutbox();
  return refusal;
}

export const cancelEmailChange = ({ database }: Pick<Context, 'database'>, userId: number): Promise<void> =>
  inTransaction(database, async (trx) => {
    await lockActiveUser(trx, userId);
    await deletePendingEmailChange(trx, userId);
  });

/** The change of a link, with the row of its user locked. */
async function lockChange(
  trx: Trx,
  token: string,
  purpose: 'CONFIRM' | 'UNDO',
): Promise<EmailChange | undefined> {
  const tokenHash = hashToken(token);
  const found = await findChangeByToken(trx, tokenHash, purpose);
  if (found === undefined) return undefined;
  await lockActiveUser(trx, found.userId);
  return findChangeByToken(trx, tokenHash, purpose);
}

type Refusal = 'email_link_invalid' | 'email_taken' | 'operator_code_required';

async function confirm(
  trx: Trx,
  change: EmailChange,
  { emailVerified }: AccountEvents,
  now: Date,
): Promise<Refusal | undefined> {
  if (change.confirmedAt !== null) return change.undoneAt === null ? undefined : 'email_link_invalid';
  if (change.expiresAt <= now) return 'email_link_invalid';
  const { emailChangeId, userId, newEmail } = change;
  const { email: oldEmail, emailVerified: oldEmailVerified } = await lockUser(trx, userId);
  await lockEmailAddresses(trx, [oldEmail, newEmail]);
  if ((await findRestorableEmailOwner(trx, newEmail, { userId, now })) !== undefined)
    return 'email_link_invalid';
  // This reveals nothing: the link was mailed to this address. It works again once that account is deleted.
  if ((await findOtherUserByEmail(trx, newEmail, { userId })) !== undefined) return 'email_taken';
  await updateEmail(trx, { userId, email: newEmail }, now);
  // An unverified address may be a stranger's, who must not be able to undo the change.
  const undoUntil = oldEmailVerified ? addMinutesToInstant(now, emailUndoMinutes) : now;
  await markConfirmed(trx, emailChangeId, { confirmedAt: now, undoUntil, oldEmailVerified });
  await emailVerified(trx, userId, now);
  // These were sent to the old address.
  await deletePasswordResets(trx, userId);
  await deleteLoginCodes(trx, userId);
  const mail = { id: userId, email: oldEmail, data: { emailChangeId } };
  await enqueueAccountMail(trx, 'emailChanged', mail, now);
  return undefined;
}

/**
 * Whoever controls an administrator's old mailbox would gain access to all families: undoing needs the operator's code.
 */
const hasCode = async (trx: Trx, { id, roles }: Member, code: string, now: Date): Promise<boolean> =>
  !isAdmin(roles) || (code !== '' && (await consumeLoginCode(trx, id, code, now)));

async function undo(
  trx: Trx,
  change: EmailChange,
  { code, now, accountEvents }: { code: string; now: Date; accountEvents: AccountEvents },
): Promise<Refusal | undefined> {
  if (change.undoneAt !== null) return undefined;
  const { userId, oldEmail } = change;
  if (change.undoUntil === null || change.undoUntil <= now) return 'email_link_invalid';
  const user = await lockUser(trx, userId);
  if (!(await hasCode(trx, user, code, now))) return 'operator_code_required';
  await updateEmail(trx, { userId, email: oldEmail }, now);
  await markUndone(trx, change, now);
  await revokeAccess(trx, userId, accountEvents);
  await updatePassword(trx, userId, dummyHash);
  // Not through the rate-limited request: the account would be left without a password.
  await enqueueAccountMail(trx, 'passwordReset', { id: userId, email: oldEmail }, now);
  if (user.email !== oldEmail)
    await enqueueAccountMail(trx, 'emailChangeUndone', { id: userId, email: user.email }, now);
  return undefined;
}

/** @returns the user's id, for the log */
async function useLink(
  { database, clock, runOutbox }: Context,
  { token, purpose }: { readonly token: string; readonly purpose: 'CONFIRM' | 'UNDO' },
  use: (trx: Trx, change: EmailChange, now: Date) => Promise<Refusal | undefined>,
): Promise<number | Problem> {
  const { userId = 0, refusal } = await inTransaction(database, async (trx) => {
    const change = await lockChange(trx, token, purpose);
    // A value, not a problem: the transaction must not be rolled back, so that a wrong code is counted.
    return {
      userId: change?.userId,
      refusal: change ? await use(trx, change, clock()) : 'email_link_invalid',
    };
  });
  if (refusal !== undefined) return problem(refusal);
  runOutbox();
  return userId;
}

/** Returns the same result again for a used link, as long as the change is valid. */
export const confirmEmailChange = (context: LinkContext, token: string): Promise<number | Problem> =>
  useLink(context, { token, purpose: 'CONFIRM' }, (trx, change, now) =>
    confirm(trx, change, context.accountEvents, now),
  );

/**
 * Undoes a change, with the link mailed to the old address; a used link returns the same result again. Whoever made the
 * change may know the password and have sessions, links and codes: all of these end, and so does every later change. A
 * link to the restored address sets a new password.
 * @param body `code` from the operator, for an administrator's account
 */
export const undoEmailChange = (
  context: LinkContext,
  { token, code = '' }: { readonly token: string; readonly code?: string },
): Promise<number | Problem> =>
  useLink(context, { token, purpose: 'UNDO' }, (trx, change, now) =>
    undo(trx, change, { code: code.replaceAll(/\s/g, ''), now, accountEvents: context.accountEvents }),
  );

export const cleanUpEmailChanges = (database: Database, now: Date): Promise<void> =>
  inTransaction(database, (trx) => deleteOldChanges(trx, now));
