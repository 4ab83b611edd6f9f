import { sql, type Insertable, type Updateable, type Selectable } from 'kysely';
import type { Trx, Connection } from '../../platform/database/database.ts';
import type { ChildrenTable } from '../../platform/database/accountTables.ts';
import type { ConsentsTable } from '../../platform/database/tables.ts';

export type PhotoConsentRow = Pick<
  Selectable<ConsentsTable>,
  'isGiven' | 'wording' | 'at' | 'bookingId' | 'recordedBy'
>;

/** A child with the latest photo answer. */
export interface ChildRow extends Selectable<ChildrenTable> {
  readonly photoConsent: boolean | null;
  readonly photoConsentAt: Date | null;
}

const children = (db: Connection) =>
  db
    .selectFrom('children')
    .leftJoinLateral(
      (one) =>
        one
          .selectFrom('consents')
          .select(['isGiven', 'at'])
          .whereRef('consents.childId', '=', 'children.childId')
          .orderBy('consentId', 'desc')
          .limit(sql.lit(1))
          .as('newest'),
      (join) => join.onTrue(),
    )
    .selectAll('children')
    .select(['newest.isGiven as photoConsent', 'newest.at as photoConsentAt'])
    .orderBy(sql`lower(name)`)
    .orderBy('children.childId');

export const listChildren = (db: Connection, userId: number): Promise<ChildRow[]> =>
  children(db).where('userId', '=', userId).execute();

export const findChild = (
  db: Connection,
  { userId, childId }: { userId: number; childId: number },
): Promise<ChildRow | undefined> =>
  children(db).where('userId', '=', userId).where('children.childId', '=', childId).executeTakeFirst();

/** Children with bookings on these days, inclusive; cancelled ones are included. */
export const listBookedChildren = (
  db: Connection,
  { from, to }: { from?: string | undefined; to?: string | undefined },
): Promise<ChildRow[]> =>
  children(db)
    .where((row) => {
      let booked = row
        .selectFrom('bookings')
        .select('bookingId')
        .whereRef('bookings.childId', '=', 'children.childId');
      if (from !== undefined) booked = booked.where('bookingDate', '>=', from);
      if (to !== undefined) booked = booked.where('bookingDate', '<=', to);
      return row.exists(booked);
    })
    .execute();

/** The photo answers for a child, newest first; all of them by default. */
export const listPhotoConsents = (
  db: Connection,
  childId: number,
  atMost?: number,
): Promise<PhotoConsentRow[]> =>
  db
    .selectFrom('consents')
    .select(['isGiven', 'wording', 'at', 'bookingId', 'recordedBy'])
    .where('childId', '=', childId)
    .orderBy('at', 'desc')
    .orderBy('consentId', 'desc')
    .$if(atMost !== undefined, (query) => query.limit(atMost ?? 0))
    .execute();

/** What identifies a child within its family. */
export interface ChildKey {
  readonly userId: number;
  readonly childId: number;
}

/** Locks a child of a family; undefined where the family has no such child. */
export const lockChild = (
  trx: Trx,
  { userId, childId }: ChildKey,
): Promise<{ readonly version: number } | undefined> =>
  trx
    .selectFrom('children')
    .select('version')
    .where('userId', '=', userId)
    .where('childId', '=', childId)
    .forUpdate()
    .executeTakeFirst();

/** Prevents a child of a family from being removed until the transaction ends. */
export async function lockChildForShare(trx: Trx, { userId, childId }: ChildKey): Promise<boolean> {
  const child = await trx
    .selectFrom('children')
    .select('childId')
    .where('userId', '=', userId)
    .where('childId', '=', childId)
    .forKeyShare()
    .executeTakeFirst();
  return child !== undefined;
}

/** A saved child with the same name, ignoring case, and date of birth; cannot be removed until the transaction ends. */
export async function lockChildByName(
  trx: Trx,
  { userId, name, dateOfBirth }: Pick<Insertable<ChildrenTable>, 'userId' | 'name' | 'dateOfBirth'>,
): Promise<number | undefined> {
  const child = await trx
    .selectFrom('children')
    .select('childId')
    .where('userId', '=', userId)
    .where('dateOfBirth', '=', dateOfBirth)
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .orderBy('childId')
    .limit(1)
    .forKeyShare()
    .executeTakeFirst();
  return child?.childId;
}

/** Only exact while the family's row is locked. */
export async function countChildren(trx: Trx, userId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('children')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertChild(trx: Trx, child: Insertable<ChildrenTable>): Promise<number> {
  const { childId } = await trx
    .insertInto('children')
    .values(child)
    .returning('childId')
    .executeTakeFirstOrThrow();
  return childId;
}

/** The row must be locked. */
export async function updateChild(
  trx: Trx,
  childId: number,
  changes: Omit<Updateable<ChildrenTable>, 'version'>,
): Promise<void> {
  await trx
    .updateTable('children')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('childId', '=', childId)
    .execute();
}

/** Bookings of the child stay, without a reference to it. */
export async function deleteChild(trx: Trx, childId: number): Promise<void> {
  await trx.deleteFrom('children').where('childId', '=', childId).execute();
}

/**
 * Links a family's bookings without a saved child to this one, if name, ignoring case, and date of birth are the same.
 */
export async function linkBookingsToChild(
  trx: Trx,
  {
    userId,
    childId,
    name,
    dateOfBirth,
  }: Pick<Insertable<ChildrenTable>, 'userId' | 'name' | 'dateOfBirth'> & { readonly childId: number },
): Promise<void> {
  await trx
    .updateTable('bookings')
    .set({ childId })
    .where('userId', '=', userId)
    .where('childId', 'is', null)
    .where('dateOfBirth', '=', dateOfBirth)
    .where(sql`lower(child_name)`, '=', sql`lower(${name})`)
    .execute();
}
