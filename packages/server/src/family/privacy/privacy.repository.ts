import type { Role } from '@plaitful/domain/roles';
import { sql } from 'kysely';
import { isLive, type BookingRow } from '../../bookings/bookings/bookings.queries.ts';
import type { Connection, Database, Trx } from '../../platform/database/database.ts';
import { unmatchableHash } from '../../accounts/users/passwordHash.ts';
import { familyTables, isOfFamily, listAddresses } from './privacy.queries.ts';

/** Locks a family's account against new references to it; undefined where it is already deleted. */
export const lockFamily = (
  trx: Trx,
  userId: number,
): Promise<{ readonly roles: readonly Role[]; readonly passwordHash: string } | undefined> =>
  trx
    .selectFrom('users')
    .select(['roles', 'passwordHash'])
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Cancels the upcoming appointments of a user, whose rows are locked. */
export const cancelUpcoming = (
  trx: Trx,
  { userId, by }: { userId: number; by: 'MEMBER' | 'STUDIO' },
  now: Date,
): Promise<BookingRow[]> =>
  trx
    .updateTable('bookings')
    .set({
      paymentStatus: 'CANCELLED',
      cancelledBy: by,
      cancelledAt: now,
      networkHash: null,
      verifyBy: null,
      version: sql<number>`version + 1`,
    })
    .where('userId', '=', userId)
    .where('startsAt', '>', now)
    .where(isLive(now))
    .returningAll()
    .execute();

/** Tables with the id of a user, deleted with the account. */
const ownTables = [
  'children',
  'idempotencyKeys',
  'sessions',
  'devices',
  'loginCodes',
  'passwordResets',
  'emailVerifications',
  'emailChanges',
  'calendarFeeds',
] as const;

/** A message to the studio that it has not received yet: nobody but the studio may delete it. */
const isUnread = sql<boolean>`(kind = 'contactToStudio' AND delivered_at IS NULL)`;

/** Of a contact message whose mail to the studio is not waiting any more. */
const isForwarded = sql<boolean>`NOT EXISTS (SELECT FROM outbox WHERE outbox.contact_id = contact_messages.contact_id)`;

/**
 * Deletes requests of other accounts for a family's addresses, with their mails. While nobody has verified an address,
 * an open request for it stays: the address may as well be the other account's.
 */
async function deleteForeignRequests(trx: Trx, userId: number): Promise<number[]> {
  const addresses = await listAddresses(trx, userId);
  const had = addresses.map(({ address }) => address);
  const verified = addresses.flatMap(({ address, isVerified }) => (isVerified ? [address] : []));
  await trx
    .deleteFrom('emailChanges')
    .where('userId', '<>', userId)
    .where('confirmedAt', 'is', null)
    .where('newEmail', '=', sql<string>`ANY(${verified}::text[])`)
    .execute();
  const mails = await trx
    .deleteFrom('outbox')
    .where('kind', '=', 'emailChange')
    .where('userId', '<>', userId)
    .where(sql`lower(recipient)`, '=', sql<string>`ANY(${had}::text[])`)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('emailChanges')
            .select('emailChangeId')
            .whereRef('emailChanges.userId', '=', 'outbox.userId')
            .whereRef('newEmail', '=', 'recipient'),
        ),
      ),
    )
    .returning('messageId')
    .execute();
  return mails.map(({ messageId }) => messageId);
}

/**
 * Deletes what is stored of a family besides its account and its bookings. What it wrote to the studio stays until the
 * studio has received it; see {@link deleteReceivedContacts}.
 * @returns the ids of its messages, which may have files, and whether nothing stayed
 */
export async function deleteReferences(
  trx: Trx,
  userId: number,
): Promise<{ messageIds: number[]; isComplete: boolean }> {
  const messages = await trx
    .deleteFrom('outbox')
    .where(isOfFamily(userId))
    .where((row) => row.not(isUnread))
    .returning('messageId')
    .execute();
  await trx.deleteFrom('contactMessages').where('userId', '=', userId).where(isForwarded).execute();
  const unread = await trx
    .selectFrom('contactMessages')
    .select('contactId')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst();
  const requests = await deleteForeignRequests(trx, userId);
  for (const table of ownTables) await trx.deleteFrom(table).where('userId', '=', userId).execute();
  const messageIds = [...messages.map(({ messageId }) => messageId), ...requests];
  return { messageIds, isComplete: unread === undefined };
}

/**
 * Deletes the contact messages of deleted families that the studio has received meanwhile.
 * @returns the ids of their mails, which may have files
 */
export async function deleteReceivedContacts(
  trx: Trx,
): Promise<{ readonly userId: number; readonly messageId: number | null }[]> {
  const { rows } = await sql<{ userId: number; messageId: number | null }>`
    WITH ended AS (
      SELECT contact_id, user_id FROM contact_messages JOIN users ON users.id = user_id
      WHERE erased_at IS NOT NULL
        AND NOT EXISTS (SELECT FROM outbox WHERE outbox.contact_id = contact_messages.contact_id AND ${isUnread})
      FOR UPDATE OF contact_messages SKIP LOCKED
    ), mails AS (
      DELETE FROM outbox WHERE contact_id IN (SELECT contact_id FROM ended) RETURNING message_id, contact_id
    ), contacts AS (
      DELETE FROM contact_messages WHERE contact_id IN (SELECT contact_id FROM ended)
    )
    SELECT user_id, message_id FROM ended LEFT JOIN mails USING (contact_id)`.execute(trx);
  return rows;
}

/** Keeps an anonymous row, for the rows that refer to it. */
export async function eraseUser(trx: Trx, userId: number, now: Date): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      firstName: 'Erased',
      lastName: 'Erased',
      // Unique, and without a dot in its domain, so that no account can have it.
      email: `erased-${userId}@erased`,
      mobilePhone: null,
      passwordHash: unmatchableHash,
      hasDemoPassword: false,
      emailVerifiedAt: null,
      texts: false,
      reminder48h: false,
      reminder3h: false,
      erasedAt: now,
    })
    .where('id', '=', userId)
    .execute();
}

/** Records a deletion whose files are still to be deleted. */
export async function insertErasure(
  trx: Trx,
  erasure: { userId: number; messageIds: number[]; requestedAt: Date },
): Promise<number> {
  const { erasureId } = await trx
    .insertInto('erasures')
    .values(erasure)
    .returning('erasureId')
    .executeTakeFirstOrThrow();
  return erasureId;
}

/** False where another server has done so. */
export async function completeErasure(trx: Trx, erasureId: number, now: Date): Promise<boolean> {
  const completed = await trx
    .updateTable('erasures')
    .set({ completedAt: now })
    .where('erasureId', '=', erasureId)
    .where('completedAt', 'is', null)
    .returning('erasureId')
    .executeTakeFirst();
  return completed !== undefined;
}

export async function deleteMessages(trx: Trx, messageIds: readonly number[]): Promise<void> {
  await trx
    .deleteFrom('outbox')
    .where('messageId', '=', sql<number>`ANY(${[...messageIds]}::bigint[])`)
    .execute();
}

/** Deletes contact messages older than an instant, except those still to be forwarded. */
export async function deleteOldContacts(trx: Trx, before: Date): Promise<void> {
  await trx
    .deleteFrom('contactMessages')
    .where('createdAt', '<', before)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('outbox')
            .select('messageId')
            .whereRef('outbox.contactId', '=', 'contactMessages.contactId'),
        ),
      ),
    )
    .execute();
}

/** Of the last deletion of an account; undefined where there is none. */
export async function findLastErasure(db: Connection): Promise<number | undefined> {
  const row = await db
    .selectFrom('erasures')
    .select('erasureId')
    .orderBy('erasureId', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.erasureId;
}

/**
 * Removes what deleted and changed rows held from the files of the embedded database. A plain VACUUM frees their space
 * and does not overwrite it, and the write-ahead log holds them as well until a checkpoint deletes its files.
 */
export async function removeDeadRows(database: Database): Promise<void> {
  const tables = [...familyTables, 'emailChangeTokens', 'erasures', 'closures', 'reviews', 'attemptCounts'];
  await sql`VACUUM FULL ${sql.join(tables.map((table) => sql.table(table)))}`.execute(database);
  await sql`SELECT pg_switch_wal()`.execute(database);
  await sql`CHECKPOINT`.execute(database);
}
