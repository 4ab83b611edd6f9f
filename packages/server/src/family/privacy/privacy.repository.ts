import type { Role } from '@plaitful/domain/roles';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import { whereLive, type BookingRow } from '../../bookings/bookings/bookings.queries.ts';
import type { Connection, Database, Trx } from '../../platform/database/database.ts';
import { dummyHash } from '../../accounts/users/passwordHash.ts';
import type { Tables } from '../../platform/database/tables.ts';

export interface Family {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
}

/** Undefined for a deleted family. */
export const findFamily = (db: Connection, userId: number): Promise<Family | undefined> =>
  db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'roles'])
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();

/** A current or previous email address of a family. */
interface FamilyAddress {
  /** In lower case. */
  readonly address: string;
  /** Whether the family has verified it. */
  readonly isVerified: boolean;
}

/** Without email addresses that now belong to another account. */
async function listAddresses(db: Connection, userId: number): Promise<FamilyAddress[]> {
  const { rows } = await sql<FamilyAddress>`
    SELECT address, bool_or(is_verified) AS is_verified FROM (
      SELECT lower(email) AS address, email_verified_at IS NOT NULL AS is_verified FROM users WHERE id = ${userId}
      UNION ALL SELECT lower(email), false FROM bookings WHERE user_id = ${userId}
      UNION ALL SELECT lower(old_email), old_email_verified FROM email_changes
        WHERE user_id = ${userId} AND confirmed_at IS NOT NULL
      UNION ALL SELECT lower(new_email), true FROM email_changes
        WHERE user_id = ${userId} AND confirmed_at IS NOT NULL
    ) AS had
    WHERE address NOT IN (SELECT lower(email) FROM users WHERE id <> ${userId})
    GROUP BY address`.execute(db);
  return rows;
}

/** Selects messages to a family, or about it. */
const ownedByFamily = (userId: number): RawBuilder<boolean> => sql<boolean>`(
  user_id = ${userId}
  OR booking_id IN (SELECT booking_id FROM bookings WHERE user_id = ${userId})
  OR contact_id IN (SELECT contact_id FROM contact_messages WHERE user_id = ${userId}))`;

/** Locks the messages to a family and about it, so that none of them can be sent meanwhile. */
export async function lockFamilyMessages(trx: Trx, userId: number): Promise<void> {
  await trx
    .selectFrom('outbox')
    .select('messageId')
    .where(ownedByFamily(userId))
    .orderBy('messageId')
    .forUpdate()
    .execute();
}

/** The columns that an export leaves out: hashes of secrets of the family, and duplicates. */
const withheldColumns = {
  users: ['passwordHash', 'isDemo', 'hasDemoPassword'],
  children: [],
  bookings: ['words'],
  bookingHistory: [],
  consents: [],
  outbox: ['dedupeKey'],
  contactMessages: [],
  idempotencyKeys: ['bodyHash'],
  sessions: ['tokenHash'],
  devices: ['tokenHash'],
  loginCodes: ['codeHash'],
  passwordResets: ['tokenHash'],
  emailVerifications: ['tokenHash'],
  emailChanges: [],
  calendarFeeds: ['secretHash'],
} as const satisfies { readonly [Table in keyof Tables]?: readonly (keyof Selectable<Tables[Table]>)[] };

export type FamilyTable = keyof typeof withheldColumns;

export type ExportedColumn<Table extends FamilyTable> = Exclude<
  keyof Selectable<Tables[Table]>,
  (typeof withheldColumns)[Table][number]
>;

export type ExportedRow<Table extends FamilyTable> = {
  readonly [Column in ExportedColumn<Table>]: Selectable<Tables[Table]>[Column];
};

/** In the order of the export. */
export const familyTables = Object.keys(withheldColumns) as FamilyTable[];

/** The condition for rows about a family, for tables without a column `user_id`, or where it is not enough. */
const familyRows = (userId: number): Partial<Record<FamilyTable, RawBuilder<boolean>>> => ({
  users: sql`id = ${userId}`,
  bookingHistory: sql`booking_id IN (SELECT booking_id FROM bookings WHERE user_id = ${userId})`,
  // Mails to a new address are left out until it is confirmed: it may be somebody else's.
  outbox: sql`${ownedByFamily(userId)}
    AND (kind <> 'emailChange' OR recipient IN (SELECT email FROM users WHERE id = ${userId}))`,
});

/**
 * A batch of a table's rows about a family, oldest first. Whole rows, so that a column added later is exported as well.
 * @param from the number of rows to skip
 */
export async function listFamilyRows<Table extends FamilyTable>(
  db: Connection,
  { table, userId }: { readonly table: Table; readonly userId: number },
  { from, atMost }: { readonly from: number; readonly atMost: number },
): Promise<ExportedRow<Table>[]> {
  const { rows } = await sql<object>`
    SELECT * FROM ${sql.table(table)} WHERE ${familyRows(userId)[table] ?? sql`user_id = ${userId}`}
    ORDER BY 1, 2 LIMIT ${atMost} OFFSET ${from}`.execute(db);
  const withheld: readonly string[] = withheldColumns[table];
  return rows.map(
    (row) =>
      Object.fromEntries(
        Object.entries(row).filter(([name]) => !withheld.includes(name)),
      ) as ExportedRow<Table>,
  );
}

/** Deletions requested before an instant whose files are still to be deleted. */
export async function listOpenErasures(
  db: Connection,
  requestedBefore: Date,
): Promise<{ erasureId: number; userId: number; messageIds: number[] }[]> {
  const rows = await db
    .selectFrom('erasures')
    .select(['erasureId', 'userId', 'messageIds'])
    .where('completedAt', 'is', null)
    .where('requestedAt', '<', requestedBefore)
    .orderBy('erasureId')
    .execute();
  // Lists of big integers are returned as texts.
  return rows.map(({ messageIds, ...row }) => ({ ...row, messageIds: messageIds.map(Number) }));
}

/** Messages that were delivered or given up before an instant. */
export async function listOldMessages(db: Connection, endedBefore: Date, atMost: number): Promise<number[]> {
  const rows = await db
    .selectFrom('outbox')
    .select('messageId')
    .where(sql`coalesce(delivered_at, failed_at)`, '<', endedBefore)
    .limit(atMost)
    .execute();
  return rows.map(({ messageId }) => messageId);
}

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
    .where(whereLive(now))
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

/** A message to the studio that was not delivered yet: it must not be deleted before. */
const isUnread = sql<boolean>`(kind = 'contactToStudio' AND delivered_at IS NULL)`;

/** A contact message whose mail to the studio is no longer queued. */
const isForwarded = sql<boolean>`NOT EXISTS (SELECT FROM outbox WHERE outbox.contact_id = contact_messages.contact_id)`;

/**
 * Deletes requests of other accounts for a family's email addresses, with their mails. While nobody has verified an
 * address, an open request for it stays: the address may as well be the other account's.
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
 * Deletes what is stored about a family besides its account and its bookings. Its messages to the studio stay until
 * they are delivered; see {@link deleteDeliveredContactMessages}.
 * @returns the ids of its messages, which may have files, and whether nothing stayed
 */
export async function deleteFamilyRecords(
  trx: Trx,
  userId: number,
): Promise<{ messageIds: number[]; isComplete: boolean }> {
  const messages = await trx
    .deleteFrom('outbox')
    .where(ownedByFamily(userId))
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
 * Deletes the contact messages of deleted families that were delivered to the studio meanwhile.
 * @returns the ids of their mails, which may have files
 */
export async function deleteDeliveredContactMessages(
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
      // Unique; no account can have an address without a dot in its domain.
      email: `erased-${userId}@erased`,
      mobilePhone: null,
      passwordHash: dummyHash,
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

/** @returns false where another server has already done so */
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

/** The id of the last deletion of an account; undefined where there is none. */
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
 * Removes the content of deleted and changed rows from the files of the embedded database. A plain VACUUM frees their
 * space and does not overwrite it, and the write-ahead log contains them as well until a checkpoint deletes its files.
 */
export async function vacuumDeletedRows(database: Database): Promise<void> {
  const tables = [...familyTables, 'emailChangeTokens', 'erasures', 'closures', 'reviews', 'attemptCounts'];
  await sql`VACUUM FULL ${sql.join(tables.map((table) => sql.table(table)))}`.execute(database);
  await sql`SELECT pg_switch_wal()`.execute(database);
  await sql`CHECKPOINT`.execute(database);
}
