import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Connection, Trx } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { Role } from '@plaitful/domain/roles';

export interface Family {
  readonly id: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly Role[];
}

/** A family that is not deleted. */
export const findFamily = (db: Connection, userId: number): Promise<Family | undefined> =>
  db
    .selectFrom('users')
    .select(['id', 'firstName', 'lastName', 'roles'])
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();

/** An email address that a family has or had. */
export interface FamilyAddress {
  /** In lower case. */
  readonly address: string;
  /** Whether the family has proved that it is its own. */
  readonly isVerified: boolean;
}

/** Without addresses that now belong to another account. */
export async function listAddresses(db: Connection, userId: number): Promise<FamilyAddress[]> {
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

/** Of a message to a family, or about it. */
export const isOfFamily = (userId: number): RawBuilder<boolean> => sql<boolean>`(
  user_id = ${userId}
  OR booking_id IN (SELECT booking_id FROM bookings WHERE user_id = ${userId})
  OR contact_id IN (SELECT contact_id FROM contact_messages WHERE user_id = ${userId}))`;

/** Locks the messages to a family and about it, so that none of them is being sent. */
export async function lockMessagesOf(trx: Trx, userId: number): Promise<void> {
  await trx
    .selectFrom('outbox')
    .select('messageId')
    .where(isOfFamily(userId))
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

/** The exported columns of a table's rows. */
export type ExportedColumn<Table extends FamilyTable> = Exclude<
  keyof Selectable<Tables[Table]>,
  (typeof withheldColumns)[Table][number]
>;

export type ExportedRow = Readonly<Record<string, unknown>>;

/** The rows of one table about a family, some at a time. */
export interface ExportedTable {
  readonly table: FamilyTable;
  readonly parts: AsyncIterable<readonly ExportedRow[]>;
}

/** In the order of the export. */
export const familyTables = Object.keys(withheldColumns) as FamilyTable[];

/** Which rows of a table are about a family, where the table has no column `user_id`, or not all of its rows are. */
const familyRows = (userId: number): Partial<Record<FamilyTable, RawBuilder<boolean>>> => ({
  users: sql`id = ${userId}`,
  bookingHistory: sql`booking_id IN (SELECT booking_id FROM bookings WHERE user_id = ${userId})`,
  // A new address is not the family's until it is confirmed, and may be another's.
  outbox: sql`${isOfFamily(userId)}
    AND (kind <> 'emailChange' OR recipient IN (SELECT email FROM users WHERE id = ${userId}))`,
});

/**
 * Some rows of a table about a family, oldest first. Whole rows, so that a column added later is exported as well.
 * @param from how many to skip
 */
export async function listFamilyRows(
  db: Connection,
  { table, userId }: { readonly table: FamilyTable; readonly userId: number },
  { from, atMost }: { readonly from: number; readonly atMost: number },
): Promise<ExportedRow[]> {
  const { rows } = await sql<object>`
    SELECT * FROM ${sql.table(table)} WHERE ${familyRows(userId)[table] ?? sql`user_id = ${userId}`}
    ORDER BY 1, 2 LIMIT ${atMost} OFFSET ${from}`.execute(db);
  const withheld: readonly string[] = withheldColumns[table];
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !withheld.includes(name))),
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
