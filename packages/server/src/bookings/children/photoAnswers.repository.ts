import { sql, type Insertable } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import type { ConsentsTable } from '../../platform/database/tables.ts';
import { holdingAnswer } from './photoAnswers.queries.ts';

const copied = sql`'PHOTO', answer.is_given, answer.wording, answer.wording_hash, answer.recorded_by, answer.at`;
const columns = sql`booking_id, child_id, user_id, kind, is_given, wording, wording_hash, recorded_by, at`;

/** Before a child is removed: stores with each of its bookings what holds for it, as an answer of its own. */
export async function keepAnswersOfBookings(trx: Trx, childId: number): Promise<void> {
  await sql`
    INSERT INTO consents (${columns})
    SELECT bookings.booking_id, bookings.child_id, bookings.user_id, ${copied}
    FROM bookings JOIN consents AS answer ON answer.consent_id = ${holdingAnswer(sql`answer.consent_id`)}
    WHERE bookings.child_id = ${childId} AND answer.booking_id IS DISTINCT FROM bookings.booking_id
    ORDER BY bookings.booking_id`.execute(trx);
}

/** A child that was just saved starts with the latest answer of the bookings that are now hers. */
export async function copyAnswerOfBookings(trx: Trx, childId: number): Promise<void> {
  await sql`
    INSERT INTO consents (${columns})
    SELECT answer.booking_id, ${childId}::int, answer.user_id, ${copied}
    FROM bookings JOIN consents AS answer USING (booking_id)
    WHERE bookings.child_id = ${childId} AND answer.kind = 'PHOTO'
    ORDER BY answer.consent_id DESC LIMIT 1`.execute(trx);
}

/** The database rejects updates and deletions. */
export async function insertConsents(
  trx: Trx,
  consents: readonly Insertable<ConsentsTable>[],
): Promise<void> {
  await trx.insertInto('consents').values(consents).execute();
}
