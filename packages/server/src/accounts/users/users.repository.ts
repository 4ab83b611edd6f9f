import { sql, type Insertable, type SqlBool } from 'kysely';
import type { Connection, Trx } from '../../platform/database/database.ts';
import type { UsersTable } from '../../platform/database/accountTables.ts';
import { paginate, lowerCaseColumn, type ListOptions, type Page } from '../../platform/lists/lists.ts';
import type { Member } from '../../platform/contract/contract.types.ts';

/** Whether a user has verified the email address. */
/** No user has this id. */
export const NO_USER = 0;

export const emailVerifiedColumn = sql<boolean>`email_verified_at IS NOT NULL`.as('emailVerified');

export const memberColumns = [
  'id',
  'email',
  emailVerifiedColumn,
  'firstName',
  'lastName',
  'mobilePhone',
  'roles',
] as const;

const sortColumns = {
  id: sql.ref('id'),
  firstName: lowerCaseColumn('firstName'),
  lastName: lowerCaseColumn('lastName'),
  email: lowerCaseColumn('email'),
  mobilePhone: sql.ref('mobilePhone'),
};

export const userFields = Object.keys(sortColumns) as (keyof typeof sortColumns)[];

/** A user; `bookedPhone` is the number of a coming booking, where it is not valid. */
export type ListedUser = Member & { readonly bookedPhone: string | null };

/** @param filter.hasInvalidPhone whether only users are listed with a number that was stored before it was checked */
export function listUsers(
  db: Connection,
  options: ListOptions<keyof typeof sortColumns>,
  { hasInvalidPhone, now }: { readonly hasInvalidPhone: boolean; readonly now: Date },
): Promise<Page<ListedUser>> {
  const bookedPhone = sql<string | null>`(
    SELECT mobile_phone FROM bookings
    WHERE user_id = users.id AND starts_at > ${now} AND payment_status <> 'CANCELLED' AND NOT is_phone(mobile_phone)
    ORDER BY starts_at LIMIT 1)`;
  const users = db
    .selectFrom('users')
    .select(memberColumns)
    .select(bookedPhone.as('bookedPhone'))
    .where('erasedAt', 'is', null);
  const isInvalid = sql<boolean>`(NOT is_phone(mobile_phone) OR ${bookedPhone} IS NOT NULL)`;
  const listed = hasInvalidPhone ? users.where(isInvalid) : users;
  return paginate(listed, options, {
    sortColumns,
    texts: ['firstName', 'lastName', 'email', 'mobilePhone'],
    order: [{ column: 'id' }],
  });
}

/** The database rejects an email address that is in use. */
export const insertUser = (trx: Trx, user: Insertable<UsersTable>): Promise<Member> =>
  trx.insertInto('users').values(user).returning(memberColumns).executeTakeFirstOrThrow();

/**
 * Undefined where an account has the email address. Unlike an error, this leaves no line with the address in the log of
 * PostgreSQL.
 */
export const insertNewUser = (trx: Trx, user: Insertable<UsersTable>): Promise<Member | undefined> =>
  trx
    .insertInto('users')
    .values(user)
    .onConflict((conflict) => conflict.doNothing())
    .returning(memberColumns)
    .executeTakeFirst();

export async function hasUser(trx: Trx, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether there are accounts with the published demo password. */
export async function hasDemoPassword(trx: Trx): Promise<boolean> {
  const withIt = trx.selectFrom('users').select('id').where('hasDemoPassword', '=', true);
  return (await withIt.limit(1).executeTakeFirst()) !== undefined;
}

/** The number of the latest booking replaces an earlier one: the parent may have corrected it there. */
export async function updatePhoneFromBooking(trx: Trx, userId: number, mobilePhone: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ mobilePhone, version: sql<number>`version + 1` })
    .where('id', '=', userId)
    .where(sql<boolean>`mobile_phone IS DISTINCT FROM ${mobilePhone}`)
    .execute();
}

const lockedUser = (trx: Trx, userId: number) =>
  trx.selectFrom('users').select(memberColumns).where('id', '=', userId).forNoKeyUpdate();

/** Whether the user exists and is not deleted. */
export async function isActiveUser(db: Connection, userId: number): Promise<boolean> {
  return (await findPasswordHash(db, userId)) !== undefined;
}

/** Undefined for a deleted family. */
export async function findPasswordHash(db: Connection, userId: number): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  return user?.passwordHash;
}

/** Locks the user's row, so that the user's counts do not change. */
export const lockUser = (trx: Trx, userId: number): Promise<Member> =>
  lockedUser(trx, userId).executeTakeFirstOrThrow();

/**
 * Locks the user's row; undefined where the family was deleted after its session was checked: nothing may be stored
 * about it afterwards.
 */
export const lockActiveUser = (trx: Trx, userId: number): Promise<Member | undefined> =>
  lockedUser(trx, userId).where('erasedAt', 'is', null).executeTakeFirst();

/** The account that has a verified address, locked against its deletion; null where there is none. */
export async function lockUserByVerifiedEmail(trx: Trx, email: string): Promise<number | null> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .where('emailVerifiedAt', 'is not', null)
    .where('erasedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
  return user?.id ?? null;
}

/** The namespace of the advisory locks; those of bookings have others. */
const addressLocks = 72_835;

/**
 * Locks addresses until the transaction ends, in ascending order to avoid deadlocks. Every change of an account's
 * address must lock first: a previous address is reserved for its account, which no unique index can enforce.
 */
export async function lockEmailAddresses(trx: Trx, emails: readonly string[]): Promise<void> {
  for (const email of emails.toSorted())
    await sql`SELECT pg_advisory_xact_lock(${addressLocks}::int, hashtext(${email}))`.execute(trx);
}

/** Another account that had this address and can still restore it. */
export const findRestorableEmailOwner = (
  db: Connection,
  email: string,
  { userId, now }: { userId: number; now: Date },
): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('emailChanges')
    .select('userId as id')
    .where('oldEmail', '=', email)
    .where('userId', '<>', userId)
    .where('undoUntil', '>', now)
    .where('undoneAt', 'is', null)
    .limit(1)
    .executeTakeFirst();

/** Another account that has this address. */
export const findOtherUserByEmail = (
  db: Connection,
  email: string,
  { userId }: { userId: number },
): Promise<{ id: number } | undefined> =>
  db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .where('id', '<>', userId)
    .executeTakeFirst();

export const isAdmin = sql<SqlBool>`'ROLE_ADMIN' = ANY (roles)`;

/** Whether an administrator's account had this address before. */
export async function wasAdminEmail(trx: Trx, email: string): Promise<boolean> {
  const change = await trx
    .selectFrom('emailChanges')
    .innerJoin('users', 'users.id', 'emailChanges.userId')
    .select('emailChangeId')
    .where('oldEmail', '=', email)
    .where('confirmedAt', 'is not', null)
    .where('undoneAt', 'is', null)
    .where(isAdmin)
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

export const findAccountForMail = (
  trx: Trx,
  userId: number,
): Promise<Pick<Member, 'id' | 'firstName' | 'email' | 'emailVerified' | 'roles'> | undefined> =>
  trx
    .selectFrom('users')
    .select(['id', 'firstName', 'email', emailVerifiedColumn, 'roles'])
    .where('id', '=', userId)
    .executeTakeFirst();
