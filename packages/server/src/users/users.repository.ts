import { sql, type Insertable } from 'kysely';
import type { Trx } from '../database/database.ts';
import type { UsersTable } from '../database/tables.ts';
import { holdsWords, inOrder, readPart, textOf, type ListPart, type ListWish } from '../lists/lists.ts';
import type { Member } from '../sessions/member.ts';

/** Whether a user has shown that the address is theirs. */
export const emailVerified = sql<boolean>`email_verified_at IS NOT NULL`.as('emailVerified');

/** What a `Member` is read from. */
export const memberColumns = [
  'id',
  'email',
  emailVerified,
  'firstName',
  'lastName',
  'mobilePhone',
  'roles',
] as const;

/** What users can be sorted by. */
export const userFields = ['id', 'firstName', 'lastName', 'email', 'mobilePhone'] as const;

const sortColumns = {
  id: sql.ref('id'),
  firstName: textOf('firstName'),
  lastName: textOf('lastName'),
  email: textOf('email'),
  mobilePhone: sql.ref('mobilePhone'),
};

/** Users, oldest account first. */
export const listUsers = (
  trx: Trx,
  { slice, sort, words }: ListWish<(typeof userFields)[number]>,
): Promise<ListPart<Member>> =>
  readPart(
    trx
      .selectFrom('users')
      .select(memberColumns)
      .where(
        holdsWords(words, [
          sql.ref('firstName'),
          sql.ref('lastName'),
          sql.ref('email'),
          sql.ref('mobilePhone'),
        ]),
      ),
    slice,
    inOrder(sort, sortColumns, (query) => query.orderBy('id')),
  );

/** Stores a user; the database refuses a known address. */
export const insertUser = (trx: Trx, user: Insertable<UsersTable>): Promise<Member> =>
  trx.insertInto('users').values(user).returning(memberColumns).executeTakeFirstOrThrow();

export async function hasUser(trx: Trx, email: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', email)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the data holds accounts whose password everybody knows. */
export async function hasDemoUser(trx: Trx): Promise<boolean> {
  return (
    (await trx.selectFrom('users').select('id').where('isDemo', '=', true).limit(1).executeTakeFirst()) !==
    undefined
  );
}

/** Keeps the phone of a first booking; a later one does not replace it. */
export async function keepFirstPhone(trx: Trx, userId: number, mobilePhone: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ mobilePhone })
    .where('id', '=', userId)
    .where('mobilePhone', 'is', null)
    .execute();
}

const lockedUser = (trx: Trx, userId: number) =>
  trx.selectFrom('users').select(memberColumns).where('id', '=', userId).forNoKeyUpdate();

/** Reads a user and holds the row until the transaction ends, so that what is counted of the user stays so. */
export const lockUser = (trx: Trx, userId: number): Promise<Member> =>
  lockedUser(trx, userId).executeTakeFirstOrThrow();

/** The same where nobody may have this id. */
export async function lockUserIfKnown(trx: Trx, userId: number): Promise<void> {
  await lockedUser(trx, userId).execute();
}
