import type { Selectable } from 'kysely';
import { whereLive } from '../bookings/bookings.queries.ts';
import type { Connection, Trx } from '../../platform/database/database.ts';
import type { UsersTable } from '../../platform/database/accountTables.ts';
import type { BookingsTable } from '../../platform/database/bookingTables.ts';

/** A user has one feed: a new one replaces it. */
export async function upsertFeed(
  trx: Trx,
  feed: { userId: number; secretHash: string; createdAt: Date },
): Promise<void> {
  const { secretHash, createdAt } = feed;
  await trx
    .insertInto('calendarFeeds')
    .values(feed)
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ secretHash, createdAt }))
    .execute();
}

export async function deleteFeed(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('calendarFeeds').where('userId', '=', userId).execute();
}

export const findFeedUser = (
  db: Connection,
  secretHash: string,
): Promise<Pick<Selectable<UsersTable>, 'id' | 'roles'> | undefined> =>
  db
    .selectFrom('calendarFeeds')
    .innerJoin('users', 'users.id', 'calendarFeeds.userId')
    .select(['users.id', 'users.roles'])
    .where('secretHash', '=', secretHash)
    .executeTakeFirst();

/** Live bookings, ordered by start. */
export function listFeedBookings(
  db: Connection,
  { userId, since, now }: { userId: number | 'all'; since: Date; now: Date },
): Promise<Selectable<BookingsTable>[]> {
  const all = db.selectFrom('bookings').selectAll().where('startsAt', '>=', since).where(whereLive(now));
  const own = userId === 'all' ? all : all.where('userId', '=', userId);
  return own.orderBy('startsAt').orderBy('bookingId').execute();
}
