import type { Selectable } from 'kysely';
import { findPendingNewEmail } from '../emailChanges/emailChanges.repository.ts';
import type { Connection, Trx } from '../../platform/database/database.ts';
import type { UsersTable } from '../../platform/database/accountTables.ts';

type UserRow = Selectable<UsersTable>;

/** A user with the data of other tables that the account page shows. */
export interface AccountRow extends UserRow {
  readonly newEmail: string | null;
  readonly calendarFeedCreatedAt: Date | null;
}

export async function findAccount(db: Connection, userId: number, now: Date): Promise<AccountRow> {
  const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const newEmail = await findPendingNewEmail(db, userId, now);
  const feed = await db
    .selectFrom('calendarFeeds')
    .select('createdAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return { ...user, newEmail, calendarFeedCreatedAt: feed?.createdAt ?? null };
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
