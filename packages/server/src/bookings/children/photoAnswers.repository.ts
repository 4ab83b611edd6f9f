import { sql, type Insertable, type RawBuilder } from 'kysely';
import type { Trx, Connection } from '../../platform/database/database.ts';
import type { ConsentsTable } from '../../platform/database/tables.ts';
import { normalizeName } from '@plaitful/domain/person-name';

export interface PhotoConsentAnswer {
  readonly isGiven: boolean;
  /** A text (ISO 8601) when read with a booking. */
  readonly at: Date | string;
}

/**
 * The photo answer that applies to a row of `bookings`: the latest one for its saved child or for the booking itself. A
 * no for this appointment is not overridden by a yes given with another booking, where it may be required.
 */
export const selectApplicablePhotoAnswer = <Value>(
  columns: RawBuilder<Value>,
): RawBuilder<Value | null> => sql`(
  SELECT ${columns} FROM consents AS answer
  WHERE answer.kind = 'PHOTO'
    AND (answer.booking_id = bookings.booking_id OR answer.child_id = bookings.child_id)
    AND NOT (answer.is_given AND coalesce(answer.booking_id <> bookings.booking_id, false) AND EXISTS (
      SELECT FROM consents AS own
      WHERE own.booking_id = bookings.booking_id AND own.kind = 'PHOTO' AND NOT own.is_given
        AND own.child_id IS DISTINCT FROM bookings.child_id AND own.consent_id < answer.consent_id))
  ORDER BY answer.consent_id DESC LIMIT 1)`;

/** Null for bookings without a stored answer; their column `consent` applies. */
export const photoAnswerColumn = selectApplicablePhotoAnswer(
  sql<PhotoConsentAnswer>`json_build_object('isGiven', answer.is_given, 'at', answer.at)`,
).as('photoAnswer');

/** The latest answer for a saved child. */
export const findPhotoAnswerForChild = (
  db: Connection,
  childId: number,
): Promise<PhotoConsentAnswer | undefined> =>
  db
    .selectFrom('consents')
    .select(['isGiven', 'at'])
    .where('childId', '=', childId)
    .orderBy('consentId', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A child as a booking names it. */
export interface ChildInBooking {
  readonly userId: number;
  readonly childId: number | null;
  readonly childName: string;
  readonly dateOfBirth: string;
}

/** The latest photo answer of a family for a child, saved or not, including those for one appointment. */
export const findLatestAnswer = (
  trx: Trx,
  { userId, childId, childName, dateOfBirth }: ChildInBooking,
): Promise<PhotoConsentAnswer | undefined> =>
  trx
    .selectFrom('consents')
    .leftJoin('bookings', 'bookings.bookingId', 'consents.bookingId')
    .select(['isGiven', 'at'])
    .where('consents.userId', '=', userId)
    .where('kind', '=', 'PHOTO')
    .where((row) =>
      row.or([
        row('consents.childId', '=', childId),
        row('bookings.childId', '=', childId),
        row.and([
          row('bookings.dateOfBirth', '=', dateOfBirth),
          row(sql`lower(bookings.child_name)`, '=', sql`lower(${normalizeName(childName)})`),
        ]),
      ]),
    )
    .orderBy('consentId', 'desc')
    .limit(1)
    .executeTakeFirst();

export type PhotoAnswerSubject =
  | { readonly userId: number; readonly childId: number; readonly bookingId: null }
  | { readonly userId: number; readonly childId: null; readonly bookingId: number };

/**
 * When a family itself changed photo answers since an instant, newest first; those given with a booking do not count.
 */
export const listPhotoAnswerChangeTimes = (
  trx: Trx,
  userId: number,
  since: Date,
): Promise<{ readonly childId: number | null; readonly bookingId: number | null; readonly at: Date }[]> =>
  trx
    .selectFrom('consents')
    .leftJoin('bookings', 'bookings.bookingId', 'consents.bookingId')
    .select(['consents.childId', 'consents.bookingId', 'at'])
    .where('consents.userId', '=', userId)
    .where('kind', '=', 'PHOTO')
    .where('recordedBy', 'is', null)
    .where('at', '>', since)
    .where((row) =>
      row.or([
        row('consents.bookingId', 'is', null),
        row.and([
          row('consents.childId', 'is', null),
          row('consents.at', '>', row.ref('bookings.createdAt')),
        ]),
      ]),
    )
    .orderBy('at', 'desc')
    .execute();

const copied = sql`'PHOTO', answer.is_given, answer.wording, answer.wording_hash, answer.recorded_by, answer.at`;
const columns = sql`booking_id, child_id, user_id, kind, is_given, wording, wording_hash, recorded_by, at`;

/** Before a child is removed: stores the answer that applies to each of its bookings as the booking's own. */
export async function copyChildAnswersToBookings(trx: Trx, childId: number): Promise<void> {
  await sql`
    INSERT INTO consents (${columns})
    SELECT bookings.booking_id, bookings.child_id, bookings.user_id, ${copied}
    FROM bookings JOIN consents AS answer ON answer.consent_id = ${selectApplicablePhotoAnswer(sql`answer.consent_id`)}
    WHERE bookings.child_id = ${childId} AND answer.booking_id IS DISTINCT FROM bookings.booking_id
    ORDER BY bookings.booking_id`.execute(trx);
}

/** A newly saved child gets the latest photo answer of the bookings linked to it. */
export async function copyBookingAnswerToChild(trx: Trx, childId: number): Promise<void> {
  await sql`
    INSERT INTO consents (${columns})
    SELECT answer.booking_id, ${childId}::int, answer.user_id, ${copied}
    FROM bookings JOIN consents AS answer USING (booking_id)
    WHERE bookings.child_id = ${childId} AND answer.kind = 'PHOTO'
    ORDER BY answer.consent_id DESC LIMIT 1`.execute(trx);
}

/** The table is append-only: the database rejects updates and deletions. */
export async function insertConsents(
  trx: Trx,
  consents: readonly Insertable<ConsentsTable>[],
): Promise<void> {
  await trx.insertInto('consents').values(consents).execute();
}
