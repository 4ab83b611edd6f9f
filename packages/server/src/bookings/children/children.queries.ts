import { sql, type Selectable } from 'kysely';
import type { Connection } from '../../platform/database/database.ts';
import type { ChildrenTable } from '../../platform/database/accountTables.ts';
import type { ConsentsTable } from '../../platform/database/tables.ts';

export type PhotoConsentRow = Pick<
  Selectable<ConsentsTable>,
  'isGiven' | 'wording' | 'at' | 'bookingId' | 'recordedBy'
>;

/** A child with the latest answer about photos of it. */
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

/** Bookings on these days, inclusive; cancelled ones are included. */
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

/** The answers about photos of a child, newest first. */
export const listPhotoConsents = (db: Connection, childId: number): Promise<PhotoConsentRow[]> =>
  db
    .selectFrom('consents')
    .select(['isGiven', 'wording', 'at', 'bookingId', 'recordedBy'])
    .where('childId', '=', childId)
    .orderBy('at', 'desc')
    .orderBy('consentId', 'desc')
    .execute();
