import { holdingAnswer, findAnswerForChild, photoAnswer } from '../children/photoAnswers.queries.ts';
import type { MessageAppointment } from '../studioMails/studioMails.ts';
import { sql } from 'kysely';
import { isLive } from './bookings.queries.ts';
import type { Trx } from '../../platform/database/database.ts';

/** What a mail about a withdrawn photo consent is about: a saved child, or one appointment. */
interface Withdrawal {
  readonly userId: number;
  readonly bookingId: number | null;
  readonly childId: number | undefined;
  /** When it was withdrawn. */
  readonly at: Date;
}

interface WithdrawnFamily {
  readonly parentName: string;
  readonly childName: string;
  readonly appointments: readonly MessageAppointment[];
  readonly isForOneAppointment: boolean;
}

const withdrawn = (db: Trx) =>
  db
    .selectFrom('bookings')
    .select(['bookingId', 'bookingDate', 'bookingTime', 'deposit', 'childName', photoAnswer])
    .where(sql<boolean>`NOT coalesce(${holdingAnswer(sql<boolean>`answer.is_given`)}, consent)`)
    .orderBy('startsAt');

/**
 * A family that withdrew its photo consent, with the appointments concerned, upcoming ones for a child; undefined when
 * the answer has changed since. A child who was removed meanwhile is known from her bookings.
 */
export async function findWithdrawal(
  trx: Trx,
  { userId, bookingId, childId, at }: Withdrawal,
  now: Date,
): Promise<WithdrawnFamily | undefined> {
  const isForOneAppointment = bookingId !== null;
  const ofChild = sql<boolean>`(child_id = ${childId ?? null}::int OR booking_id IN (
    SELECT booking_id FROM consents WHERE consents.child_id = ${childId ?? null}::int))`;
  const appointments = isForOneAppointment
    ? await withdrawn(trx).where('bookingId', '=', bookingId).execute()
    : await withdrawn(trx).where(ofChild).where(isLive(now)).where('endsAt', '>', now).execute();
  const latest = isForOneAppointment
    ? appointments[0]?.photoAnswer
    : await findAnswerForChild(trx, childId ?? 0);
  if (latest?.isGiven !== false || new Date(latest.at) > at) return undefined;
  const parent = await trx
    .selectFrom('users')
    .leftJoin('children', (join) =>
      join.onRef('children.userId', '=', 'users.id').on('children.childId', '=', childId ?? null),
    )
    .select(['firstName', 'lastName', 'children.name as childName'])
    .where('id', '=', userId)
    .where('erasedAt', 'is', null)
    .executeTakeFirst();
  if (parent === undefined) return undefined;
  const { firstName, lastName, childName } = parent;
  return {
    parentName: `${firstName} ${lastName}`,
    childName: childName ?? appointments[0]?.childName ?? '',
    appointments,
    isForOneAppointment,
  };
}
