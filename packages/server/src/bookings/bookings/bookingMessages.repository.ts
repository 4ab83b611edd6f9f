import { emailVerifiedColumn } from '../../accounts/users/users.repository.ts';
import type { BookingsTable } from '../../platform/database/bookingTables.ts';
import type { UsersTable } from '../../platform/database/accountTables.ts';
import { type Selectable, sql } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';
import {
  selectApplicablePhotoAnswer,
  findPhotoAnswerForChild,
  photoAnswerColumn,
} from '../children/photoAnswers.repository.ts';
import type { BookingInMail } from '../studioMails/studioMails.ts';
import { whereLive } from './bookings.queries.ts';

/** What a mail about a withdrawn photo consent is about: a saved child, or one appointment. */
interface Withdrawal {
  readonly userId: number;
  readonly bookingId: number | null;
  readonly childId: number | undefined;
  readonly at: Date;
}

interface WithdrawnFamily {
  readonly parentName: string;
  readonly childName: string;
  readonly appointments: readonly BookingInMail[];
  readonly isForOneAppointment: boolean;
}

const withdrawn = (db: Trx) =>
  db
    .selectFrom('bookings')
    .select(['bookingId', 'bookingDate', 'bookingTime', 'deposit', 'childName', photoAnswerColumn])
    .where(sql<boolean>`NOT coalesce(${selectApplicablePhotoAnswer(sql<boolean>`answer.is_given`)}, consent)`)
    .orderBy('startsAt');

/**
 * A family that withdrew its photo consent, with the appointments concerned, upcoming ones for a child; undefined when
 * the answer has changed since. A child who was removed since is looked up in the bookings.
 */
export async function findPhotoConsentWithdrawal(
  trx: Trx,
  { userId, bookingId, childId, at }: Withdrawal,
  now: Date,
): Promise<WithdrawnFamily | undefined> {
  const isForOneAppointment = bookingId !== null;
  const ofChild = sql<boolean>`(child_id = ${childId ?? null}::int OR booking_id IN (
    SELECT booking_id FROM consents WHERE consents.child_id = ${childId ?? null}::int))`;
  const appointments = isForOneAppointment
    ? await withdrawn(trx).where('bookingId', '=', bookingId).execute()
    : await withdrawn(trx).where(ofChild).where(whereLive(now)).where('endsAt', '>', now).execute();
  const latest = isForOneAppointment
    ? appointments[0]?.photoAnswer
    : await findPhotoAnswerForChild(trx, childId ?? 0);
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

export async function hasPaidDeposit(trx: Trx, userId: number): Promise<boolean> {
  const paid = await trx
    .selectFrom('bookings')
    .select('bookingId')
    .where('userId', '=', userId)
    .where('deposit', '=', 'PAID')
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/** A booking with the values that messages use when they are sent. */
export interface MessageBookingRow
  extends
    Selectable<BookingsTable>,
    Pick<Selectable<UsersTable>, 'firstName' | 'texts' | 'reminder48h' | 'reminder3h'> {
  readonly emailVerified: boolean;
  /** The current address and number of the account; `email` and `mobilePhone` are those it was booked with. */
  readonly accountEmail: string;
  readonly accountPhone: string | null;
}

export const findMessageBooking = (trx: Trx, bookingId: number): Promise<MessageBookingRow | undefined> =>
  trx
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.userId')
    .selectAll('bookings')
    .select(['users.firstName', 'users.texts', 'users.reminder48h', 'users.reminder3h', emailVerifiedColumn])
    .select(['users.email as accountEmail', 'users.mobilePhone as accountPhone'])
    .where('bookings.bookingId', '=', bookingId)
    .executeTakeFirst();
