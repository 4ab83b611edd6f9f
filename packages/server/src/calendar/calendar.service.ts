import { isAdmin } from '@plaitful/domain/roles';
import { minutesLater } from '@plaitful/domain/studio-time';
import type { ServerContext } from '../context.ts';
import type { Database } from '../database/database.ts';
import { inTransaction, reading } from '../database/transaction.ts';
import { problem, type Problem } from '../problems/problem.ts';
import { hashToken, newToken } from '../sessions/tokens.ts';
import { lockLiveUser } from '../users/users.repository.ts';
import { deleteFeed, findFeedUser, listFeedBookings, upsertFeed } from './calendar.repository.ts';
import { feedCalendar } from './ics.ts';

type Context = Pick<ServerContext, 'database' | 'clock' | 'config' | 'business'>;

const pastMinutes = 90 * 24 * 60;

/** Creates a secret address; only its hash is stored, so it is only returned here. */
export async function createFeed(
  { database, clock, config }: Context,
  userId: number,
): Promise<string | Problem> {
  const { token, tokenHash: secretHash } = newToken();
  const isStored = await inTransaction(database, async (trx) => {
    if ((await lockLiveUser(trx, userId)) === undefined) return false;
    await upsertFeed(trx, { userId, secretHash, createdAt: clock() });
    return true;
  });
  return isStored ? `${config.publicUrl}/api/calendar/${token}.ics` : problem('unauthenticated');
}

export const endFeed = (database: Database, userId: number): Promise<void> =>
  inTransaction(database, (trx) => deleteFeed(trx, userId));

/** The calendar of the address's user: an administrator's has all bookings of the studio. */
export const readFeed = (context: Context, secret: string): Promise<string | Problem> =>
  reading(context.database, async (db) => {
    const user = await findFeedUser(db, hashToken(secret));
    if (user === undefined) return problem('not_found');
    const now = context.clock();
    const isStudio = isAdmin(user.roles);
    const bookings = await listFeedBookings(db, {
      userId: isStudio ? 'all' : user.id,
      since: minutesLater(now, -pastMinutes),
      now,
    });
    const { business, config } = context;
    return feedCalendar(bookings, { now, isStudio }, { business, publicUrl: config.publicUrl });
  });
