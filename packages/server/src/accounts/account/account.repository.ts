import { sql, type Selectable, type SqlBool } from 'kysely';
import { findPendingNewEmail } from '../emailChanges/emailChanges.repository.ts';
import type { Connection, Trx } from '../../platform/database/database.ts';
import type { UsersTable } from '../../platform/database/accountTables.ts';

type UserRow = Selectable<UsersTable>;

/** A user with the data of other tables that the account page shows. */
export interface AccountRow extends UserRow {
  readonly newEmail: string | null;
  readonly calendarFeedCreatedAt: Date | null;
  readonly missedVisits: number;
}

/** How many appointments of a member were missed in the last twelve months. */
export async function countMissedVisits(db: Connection, userId: number, now: Date): Promise<number> {
  const { count } = await db
    .selectFrom('bookings')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('outcome', '=', 'NO_SHOW')
    .where(sql<SqlBool>`starts_at > ${now}::timestamptz - interval '12 months'`)
    .executeTakeFirstOrThrow();
  return count;
}

export async function findAccount(db: Connection, userId: number, now: Date): Promise<AccountRow> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const newEmail = await findPendingNewEmail(db, userId, now);
  const feed = await db
    .selectFrom('calendarFeeds')
    .select('createdAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  const missedVisits = await countMissedVisits(db, userId, now);
  return { ...user, newEmail, calendarFeedCreatedAt: feed?.createdAt ?? null, missedVisits };
}

/** The version of name and phone, locked until the transaction ends; undefined for a deleted family. */
export const lockAccountVersion = (trx: Trx, userId: number): Promise<{ version: number } | undefined> =>
  trx
    .selectFrom('users')
    .select('version')
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();

export async function updateName(
  trx: Trx,
  userId: number,
  name: Pick<UserRow, 'firstName' | 'lastName' | 'mobilePhone'>,
): Promise<void> {
  await trx
    .updateTable('users')
    .set((row) => ({ ...name, version: row('version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}

export async function updateNotifications(
  trx: Trx,
  userId: number,
  notifications: Pick<UserRow, 'texts' | 'reminder48h' | 'reminder3h'>,
): Promise<void> {
  await trx.updateTable('users').set(notifications).where('id', '=', userId).execute();
}
