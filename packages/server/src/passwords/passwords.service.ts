import { checkPassword, normalizeEmail } from '@plaitful/domain/account';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { ServerContext } from '../context.ts';
import type { Database, Trx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { deleteWaitingChange } from '../emailChanges/emailChanges.repository.ts';
import { enqueueAccountMail, enqueueLimited } from '../outbox/enqueue.ts';
import { problem, validationProblem, type Problem } from '../problems/problem.ts';
import { hashPassword, isPassword } from '../sessions/passwords.ts';
import {
  deleteCodesOf,
  deleteDevicesOf,
  deleteOtherSessionsOf,
  deleteSessionsOf,
  lockPasswordForShare,
} from '../sessions/sessions.repository.ts';
import { hashToken } from '../sessions/tokens.ts';
import { lockUser } from '../users/users.repository.ts';
import { verifyAddress } from '../verification/verification.service.ts';
import { validateGuessability } from './passwords.policy.ts';
import {
  deleteExpiredResets,
  deleteResetsOf,
  findReset,
  findUserByEmail,
  consumeReset,
  updatePassword,
} from './passwords.repository.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'runOutbox' | 'business' | 'config'>;

const problemMessages = {
  required: fieldMessages.passwordRequired,
  weak: fieldMessages.passwordWeak,
} as const;

/** What is wrong with a password that is to be set. */
export function validateNewPassword(
  newPassword: string,
  business: Pick<ServerContext['business'], 'name'>,
): Problem | undefined {
  const weakness = checkPassword(newPassword);
  const message = weakness ? problemMessages[weakness] : validateGuessability(newPassword, business.name);
  return message === undefined ? undefined : validationProblem([{ field: 'newPassword', message }]);
}

/** Mails with a link to one address. */
const mostPerHour = 2;

/**
 * Asks for a reset link. For an address that no account has, or that was sent enough of them, the same is done: one
 * verification, the same statements, a row in the outbox, which is withdrawn when it is due.
 * @returns the user's id, for the log; undefined for an unknown address
 */
export async function requestReset(
  { database, clock, runOutbox, config }: Context,
  email: string,
): Promise<number | undefined> {
  const now = clock();
  const address = normalizeEmail(email);
  await isPassword(address, undefined);
  const userId = await inTransaction(database, async (trx) => {
    const user = await findUserByEmail(trx, address);
    const limit = config.rateLimit ? mostPerHour : Infinity;
    await enqueueLimited(trx, 'passwordReset', user, { now, mostPerHour: limit });
    return user?.id;
  });
  runOutbox();
  return userId;
}

/** Whoever knew the password may hold links, codes and browsers, and may have asked for another address. */
async function endOtherAccess(trx: Trx, userId: number): Promise<void> {
  await deleteResetsOf(trx, userId);
  await deleteCodesOf(trx, userId);
  await deleteDevicesOf(trx, userId);
  await deleteWaitingChange(trx, userId);
}

/**
 * Sets a new password by a link: ends all sessions and all links of its user, forgets the browsers that were logged in
 * and has a notice mailed, in one transaction. Of two that use links of one user at once, one is refused.
 * @returns the user's id, for the log
 */
export async function resetPassword(
  { database, clock, runOutbox, business }: Context,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<number | Problem> {
  const weak = validateNewPassword(newPassword, business);
  if (weak !== undefined) return weak;
  const tokenHash = hashToken(token);
  // Looked at before a password is hashed, so that made-up links cost next to nothing.
  const owner = await inTransaction(database, (trx) => findReset(trx, tokenHash, clock()));
  if (owner === undefined) return problem('reset_link_invalid');
  const passwordHash = await hashPassword(newPassword);
  const userId = await inTransaction(database, async (trx) => {
    const now = clock();
    await lockUser(trx, owner);
    const taken = await consumeReset(trx, tokenHash, now);
    if (taken === undefined) return undefined;
    const user = await updatePassword(trx, taken, passwordHash);
    await deleteSessionsOf(trx, taken);
    await endOtherAccess(trx, taken);
    // Who has read a mail to this address has shown that it is theirs.
    await verifyAddress(trx, { userId: taken, email: user.email }, now);
    await enqueueAccountMail(trx, 'passwordChanged', user, now);
    return taken;
  });
  if (userId === undefined) return problem('reset_link_invalid');
  runOutbox();
  return userId;
}

/**
 * Sets a new password for a member whose current one was checked: ends all other sessions, all reset links and a change
 * of address that waits, forgets the browsers that were logged in and has a notice mailed, in one transaction. Of two at
 * once, one is refused.
 * @param token of the session that goes on
 */
export async function changePassword(
  { database, clock, runOutbox }: Context,
  { id: userId, passwordHash }: { readonly id: number; readonly passwordHash: string },
  { newPassword, token }: { readonly newPassword: string; readonly token: string },
): Promise<Problem | undefined> {
  const newHash = await hashPassword(newPassword);
  const refusal = await inTransaction(database, async (trx) => {
    await lockUser(trx, userId);
    if (!(await lockPasswordForShare(trx, { id: userId, passwordHash })))
      return validationProblem([{ field: 'currentPassword', message: fieldMessages.passwordWrong }]);
    const user = await updatePassword(trx, userId, newHash);
    await deleteOtherSessionsOf(trx, userId, hashToken(token));
    await endOtherAccess(trx, userId);
    await enqueueAccountMail(trx, 'passwordChanged', { ...user, data: { keepsSession: true } }, clock());
    return undefined;
  });
  if (refusal === undefined) runOutbox();
  return refusal;
}

/** Removes links that have lapsed. */
export const cleanUpResets = (database: Database, now: Date): Promise<void> =>
  inTransaction(database, (trx) => deleteExpiredResets(trx, now));
