import { minutesLater } from '@plaitful/domain/studio-time';
import { clearVerifyBy } from '../bookings/bookings.repository.ts';
import type { ServerContext } from '../context.ts';
import type { Database, Trx } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { waitAfter } from '../limits/waitAfter.ts';
import { enqueueAccountMail } from '../outbox/enqueue.ts';
import { refuse, type Refusal } from '../problems/refusal.ts';
import { hashToken } from '../sessions/tokens.ts';
import { lockUser } from '../users/users.repository.ts';
import {
  deleteExpiredVerifications,
  findVerification,
  hasRecentLink,
  listRequests,
  markVerified,
} from './verification.repository.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'wakeOutbox'>;

/** Links that a member may ask for in an hour. */
const limit = { count: 2, minutes: 60 } as const;

/**
 * Notes in the caller's transaction that a user's address is verified: unpaid bookings keep their normal deadline.
 * @returns false when the user's address is another one by now
 */
export async function verifyAddress(
  trx: Trx,
  address: { userId: number; email: string },
  now: Date,
): Promise<boolean> {
  if (!(await markVerified(trx, address, now))) return false;
  await clearVerifyBy(trx, address.userId, now);
  return true;
}

/**
 * Verifies an address by a link; a link that was used before answers the same again.
 * @returns the user's id, for the log
 */
export async function verifyEmail({ database, clock }: Context, token: string): Promise<number | Refusal> {
  const now = clock();
  const userId = await inTransaction(database, async (trx) => {
    const link = await findVerification(trx, hashToken(token), now);
    return link !== undefined && (await verifyAddress(trx, link, now)) ? link.userId : undefined;
  });
  return userId ?? refuse('verification_link_invalid');
}

/** Queues a link for a user who asks for one; nothing is queued where the address is verified already. */
export async function sendVerification(
  { database, clock, wakeOutbox }: Context,
  userId: number,
): Promise<Refusal | undefined> {
  const refusal = await inTransaction(database, async (trx) => {
    const now = clock();
    const user = await lockUser(trx, userId);
    if (user.emailVerified) return undefined;
    const requests = await listRequests(trx, userId, minutesLater(now, -limit.minutes));
    const wait = waitAfter(requests, limit, now);
    if (wait > 0) return refuse('rate_limited', { retryAfter: wait });
    await enqueueAccountMail(trx, 'emailVerification', user, now);
    return undefined;
  });
  if (refusal === undefined) wakeOutbox();
  return refusal;
}

/**
 * Queues a link with a booking, in the caller's transaction and with the user's row held. Who books again soon after
 * has a link already.
 */
export async function sendVerificationWith(
  trx: Trx,
  { bookingId, userId, email }: { bookingId: number; userId: number; email: string },
  now: Date,
): Promise<void> {
  if (await hasRecentLink(trx, userId, minutesLater(now, -limit.minutes))) return;
  await enqueueAccountMail(trx, 'emailVerification', { id: userId, email, bookingId }, now);
}

/** Removes links that have expired. */
export const cleanUpVerifications = (database: Database, now: Date): Promise<void> =>
  inTransaction(database, (trx) => deleteExpiredVerifications(trx, now));
