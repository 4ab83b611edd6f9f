import { checkPassword, normalizeEmail } from '@plaitful/domain/account';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { ServerContext } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { problem, validationProblem, type Problem } from '../../platform/problems/problem.ts';
import { hashPassword, verifyPassword } from '../users/passwordHash.ts';
import { getBrowserName } from '../sessions/browserName.ts';
import { revokeAccess } from '../access/access.repository.ts';
import { confirmPassword, type CheckedPassword } from '../sessions/passwordCheck.ts';
import { insertSession } from '../sessions/sessions.repository.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { lockUser } from '../users/users.repository.ts';
import { verifyEmailInTransaction } from '../verification/verification.service.ts';
import { validateGuessability } from '../users/users.policy.ts';
import {
  deleteExpiredResets,
  findReset,
  findUserByEmail,
  consumeReset,
  updatePassword,
} from './passwords.repository.ts';
import { enqueueAccountMailRateLimited, enqueueAccountMail } from '../accountMails/accountMails.ts';
import { rateLimits } from '../../platform/limits/rateLimits.ts';

type Context = Pick<
  ServerContext,
  'database' | 'clock' | 'runOutbox' | 'business' | 'config' | 'accountEvents'
>;

const problemMessages = {
  required: fieldMessages.passwordRequired,
  weak: fieldMessages.passwordWeak,
} as const;

export function validateNewPassword(
  newPassword: string,
  business: Pick<ServerContext['business'], 'name'>,
): Problem | undefined {
  const weakness = checkPassword(newPassword);
  const message = weakness ? problemMessages[weakness] : validateGuessability(newPassword, business.name);
  return message === undefined ? undefined : validationProblem([{ field: 'newPassword', message }]);
}

/**
 * Requests a reset link. For an unknown address, or one that has reached its limit of links, the same work is done: one
 * verification, the same statements, a row in the outbox that is withdrawn when it is due.
 * @returns the user's id, for the log; undefined for an unknown address
 */
export async function requestReset(
  { database, clock, runOutbox, config }: Context,
  email: string,
): Promise<number | undefined> {
  const now = clock();
  const address = normalizeEmail(email);
  await verifyPassword(address, undefined);
  const userId = await inTransaction(database, async (trx) => {
    const user = await findUserByEmail(trx, address);
    const limit = config.rateLimit ? rateLimits.resetMailsPerHour : Infinity;
    await enqueueAccountMailRateLimited(
      trx,
      'passwordReset',
      { email: address, user },
      { now, mostPerHour: limit },
    );
    return user?.id;
  });
  runOutbox();
  return userId;
}

/**
 * Sets a new password with a link: ends all access to the account and queues a notice, in one transaction. Of two
 * concurrent uses of a user's links, one is refused.
 * @returns the user's id, for the log
 */
export async function resetPassword(
  { database, clock, runOutbox, business, accountEvents }: Context,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<number | Problem> {
  const weak = validateNewPassword(newPassword, business);
  if (weak !== undefined) return weak;
  const tokenHash = hashToken(token);
  // Before the password is hashed, so that invalid links cost almost no time.
  const owner = await inTransaction(database, (trx) => findReset(trx, tokenHash, clock()));
  if (owner === undefined) return problem('reset_link_invalid');
  const passwordHash = await hashPassword(newPassword);
  const userId = await inTransaction(database, async (trx) => {
    const now = clock();
    await lockUser(trx, owner);
    const taken = await consumeReset(trx, tokenHash, now);
    if (taken === undefined) return undefined;
    const user = await updatePassword(trx, taken, passwordHash);
    await revokeAccess(trx, taken, accountEvents);
    // The link was mailed to this address, so its use verifies it.
    await verifyEmailInTransaction(trx, { userId: taken, email: user.email }, accountEvents, now);
    await enqueueAccountMail(trx, 'passwordChanged', user, now);
    return taken;
  });
  if (userId === undefined) return problem('reset_link_invalid');
  runOutbox();
  return userId;
}

/**
 * Sets a new password for a member whose current one was checked: ends all access to the account, opens a session for
 * the browser that made the change, and queues a notice, in one transaction. Of two concurrent changes, one is refused.
 * @returns the token of the session
 */
export async function changePassword(
  { database, clock, runOutbox, accountEvents }: Context,
  checked: CheckedPassword,
  { newPassword, userAgent }: { readonly newPassword: string; readonly userAgent: string | undefined },
): Promise<string | Problem> {
  const { id: userId } = checked;
  const newHash = await hashPassword(newPassword);
  const { token, tokenHash } = newToken();
  const replaced = await inTransaction(database, async (trx) => {
    await lockUser(trx, userId);
    const refusal = await confirmPassword(trx, checked, 'currentPassword');
    if (refusal !== undefined) return refusal;
    const now = clock();
    const user = await updatePassword(trx, userId, newHash);
    await revokeAccess(trx, userId, accountEvents);
    await insertSession(trx, { tokenHash, userId, browser: getBrowserName(userAgent), now });
    await enqueueAccountMail(trx, 'passwordChanged', { ...user, data: { keepsSession: true } }, now);
    return undefined;
  });
  if (replaced !== undefined) return replaced;
  runOutbox();
  return token;
}

export const cleanUpResets = (database: Database, now: Date): Promise<void> =>
  inTransaction(database, (trx) => deleteExpiredResets(trx, now));
