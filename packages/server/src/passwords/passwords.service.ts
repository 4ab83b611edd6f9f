import { checkPassword, normalizeEmail } from '@plaitful/domain/account';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { fieldMessages } from '../messages/en-CA/problems.ts';
import { enqueueAccountMail } from '../outbox/enqueue.ts';
import { refuse, refuseFields, type Refusal } from '../problems/refusal.ts';
import { hashPassword, isPassword } from '../sessions/passwords.ts';
import { deleteSessionsOf } from '../sessions/sessions.repository.ts';
import { hashToken } from '../sessions/tokens.ts';
import { verifyAddress } from '../verification/verification.service.ts';
import {
  deleteExpiredResets,
  deleteResetOf,
  findUserByEmail,
  hasReset,
  takeReset,
  updatePassword,
} from './passwords.repository.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'wakeOutbox'>;

/** No user has it. */
const NOBODY = 0;

/** Stands in a row that is written for an address that no account has; nothing is ever sent to it. */
const NOWHERE = 'nobody@invalid';

/**
 * Asks for a reset link; a link of before is void at once. For an address that no account has the same is done: one
 * verification, the same statements, a row in the outbox, which is withdrawn when it is due (reading 29).
 * @returns the user's id, for the log; undefined for an unknown address
 */
export async function askForReset(
  { database, clock, wakeOutbox }: Context,
  email: string,
): Promise<number | undefined> {
  const now = clock();
  const address = normalizeEmail(email);
  await isPassword(address, undefined);
  const userId = await inTransaction(database, async (trx) => {
    const user = await findUserByEmail(trx, address);
    await deleteResetOf(trx, user?.id ?? NOBODY);
    await enqueueAccountMail(trx, 'passwordReset', { id: user?.id, email: user?.email ?? NOWHERE }, now);
    return user?.id;
  });
  wakeOutbox();
  return userId;
}

/**
 * Sets a new password by a link: ends all sessions of its user and has a notice mailed, in one transaction. Of two
 * that use a link at once, one is refused.
 * @returns the user's id, for the log
 */
export async function resetPassword(
  { database, clock, wakeOutbox }: Context,
  { token, newPassword }: { token: string; newPassword: string },
): Promise<number | Refusal> {
  const problem = checkPassword(newPassword);
  if (problem !== undefined) {
    const message = problem === 'required' ? fieldMessages.passwordRequired : fieldMessages.passwordWeak;
    return refuseFields([{ field: 'newPassword', message }]);
  }
  const tokenHash = hashToken(token);
  // Looked at before a password is hashed, so that made-up links cost next to nothing.
  const isOpen = await inTransaction(database, (trx) => hasReset(trx, tokenHash, clock()));
  if (!isOpen) return refuse('reset_link_invalid');
  const passwordHash = await hashPassword(newPassword);
  const userId = await inTransaction(database, async (trx) => {
    const now = clock();
    const taken = await takeReset(trx, tokenHash, now);
    if (taken === undefined) return undefined;
    const user = await updatePassword(trx, taken, passwordHash);
    await deleteSessionsOf(trx, taken);
    // Who has read a mail to this address has shown that it is theirs.
    await verifyAddress(trx, { userId: taken, email: user.email }, now);
    await enqueueAccountMail(trx, 'passwordChanged', user, now);
    return taken;
  });
  if (userId === undefined) return refuse('reset_link_invalid');
  wakeOutbox();
  return userId;
}

/** Removes links that have lapsed. */
export const sweepResets = (database: Database, now: Date): Promise<void> =>
  inTransaction(database, (trx) => deleteExpiredResets(trx, now));
