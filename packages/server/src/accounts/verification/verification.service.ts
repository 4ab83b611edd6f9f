import { verificationLinkMinutes } from '@plaitful/domain/account';
import { addMinutesToInstant } from '@plaitful/domain/studio-time';
import type { AccountEvents, ServerContext } from '../../platform/context.ts';
import type { Database, Trx } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { secondsUntilAllowed, rateLimits } from '../../platform/limits/rateLimits.ts';
import { problem, type Problem } from '../../platform/problems/problem.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { lockActiveUser } from '../users/users.repository.ts';
import {
  deleteExpiredVerifications,
  findVerification,
  hasRecentLink,
  insertVerification,
  listVerificationRequestTimes,
  markVerified,
} from './verification.repository.ts';
import { enqueueAccountMail } from '../accountMails/accountMails.ts';

const { requestVerification } = rateLimits;

type Context = Pick<ServerContext, 'database' | 'clock' | 'runOutbox'>;

/**
 * Verifies the address in the caller's transaction.
 * @returns false when the user's email address has changed
 */
export async function verifyEmailInTransaction(
  trx: Trx,
  address: { userId: number; email: string },
  { emailVerified }: Pick<AccountEvents, 'emailVerified'>,
  now: Date,
): Promise<boolean> {
  if (!(await markVerified(trx, address, now))) return false;
  await emailVerified(trx, address.userId, now);
  return true;
}

/** The token of a new link, for a mail that is being sent; only its hash is stored. */
export async function createVerificationToken(
  trx: Trx,
  address: { readonly userId: number; readonly email: string },
  now: Date,
): Promise<string> {
  const { token, tokenHash } = newToken();
  const expiresAt = addMinutesToInstant(now, verificationLinkMinutes);
  await insertVerification(trx, { ...address, tokenHash, createdAt: now, expiresAt });
  return token;
}

/** A used link returns the same answer again. @returns the user's id, for the log */
export async function verifyEmail(
  { database, clock, accountEvents }: Context & Pick<ServerContext, 'accountEvents'>,
  token: string,
): Promise<number | Problem> {
  const now = clock();
  const userId = await inTransaction(database, async (trx) => {
    const link = await findVerification(trx, hashToken(token), now);
    return link !== undefined && (await verifyEmailInTransaction(trx, link, accountEvents, now))
      ? link.userId
      : undefined;
  });
  return userId ?? problem('verification_link_invalid');
}

/** Nothing is sent to a verified address. */
export async function sendVerification(
  { database, clock, runOutbox }: Context,
  userId: number,
): Promise<Problem | undefined> {
  const failure = await inTransaction(database, async (trx) => {
    const now = clock();
    const user = await lockActiveUser(trx, userId);
    if (user === undefined) return problem('unauthenticated');
    if (user.emailVerified) return undefined;
    const requests = await listVerificationRequestTimes(
      trx,
      userId,
      addMinutesToInstant(now, -requestVerification.minutes),
    );
    const wait = secondsUntilAllowed(requests, requestVerification, now);
    if (wait > 0) return problem('rate_limited', { retryAfter: wait });
    await enqueueAccountMail(trx, 'emailVerification', user, now);
    return undefined;
  });
  if (failure === undefined) runOutbox();
  return failure;
}

/**
 * Queues the mail of a booking, in the caller's transaction, with the user's row locked; not if one was queued shortly
 * before.
 */
export async function sendVerificationInTransaction(
  trx: Trx,
  { bookingId, userId, email }: { bookingId: number; userId: number; email: string },
  now: Date,
): Promise<void> {
  if (await hasRecentLink(trx, userId, addMinutesToInstant(now, -requestVerification.minutes))) return;
  await enqueueAccountMail(trx, 'emailVerification', { id: userId, email, bookingId }, now);
}

export const cleanUpVerifications = (database: Database, now: Date): Promise<void> =>
  inTransaction(database, (trx) => deleteExpiredVerifications(trx, now));
