import type { CalendarFeed } from '@plaitful/api-client/contract';
import { isAdmin } from '@plaitful/domain/roles';
import { addMinutesToInstant } from '@plaitful/domain/studio-time';
import type { ServerContext } from '../../platform/context.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction, withConnection } from '../../platform/database/transaction.ts';
import { problem, type Problem } from '../../platform/problems/problem.ts';
import { confirmPassword, type CheckedPassword } from '../../accounts/sessions/passwordCheck.ts';
import { hashToken, newToken } from '../../platform/tokens.ts';
import { lockActiveUser } from '../../accounts/users/users.repository.ts';
import { deleteFeed, findFeedUser, listFeedBookings, upsertFeed } from './calendar.repository.ts';
import { feedCalendar } from '../bookings/ics.ts';
import { enqueueAccountMail } from '../../accounts/accountMails/accountMails.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'config' | 'business' | 'runOutbox'>;

const pastMinutes = 90 * 24 * 60;

/**
 * Creates a secret feed URL for a member whose password was checked, and queues a notice. Only the hash of the secret
 * is stored, so the URL is only returned here.
 */
export async function createFeed(
  { database, clock, config, runOutbox }: Context,
  checked: CheckedPassword,
): Promise<CalendarFeed | Problem> {
  const { token, tokenHash: secretHash } = newToken();
  const now = clock();
  const refusal = await inTransaction(database, async (trx) => {
    const user = await lockActiveUser(trx, checked.id);
    if (user === undefined) return problem('unauthenticated');
    const replaced = await confirmPassword(trx, checked, 'password');
    if (replaced !== undefined) return replaced;
    await upsertFeed(trx, { userId: user.id, secretHash, createdAt: now });
    await enqueueAccountMail(trx, 'calendarFeedCreated', user, now);
    return undefined;
  });
  if (refusal !== undefined) return refusal;
  runOutbox();
  return { url: `${config.publicUrl}/api/calendar/${token}.ics`, createdAt: now.toISOString() };
}

export const revokeFeed = (database: Database, userId: number): Promise<void> =>
  inTransaction(database, (trx) => deleteFeed(trx, userId));

/** The calendar of the user with this secret: an administrator's has all bookings of the studio. */
export const loadFeed = (context: Context, secret: string): Promise<string | Problem> =>
  withConnection(context.database, async (db) => {
    const user = await findFeedUser(db, hashToken(secret));
    if (user === undefined) return problem('not_found');
    const now = context.clock();
    const isStudio = isAdmin(user.roles);
    const bookings = await listFeedBookings(db, {
      userId: isStudio ? 'all' : user.id,
      since: addMinutesToInstant(now, -pastMinutes),
      now,
    });
    const { business, config } = context;
    return feedCalendar(bookings, { now, isStudio }, { business, publicUrl: config.publicUrl });
  });
