import { emailVerified } from '../../accounts/users/users.repository.ts';
import type { BookingsTable } from '../../platform/database/tables.ts';
import type { UsersTable } from '../../platform/database/accountTables.ts';
import type { Selectable } from 'kysely';
import type { Trx } from '../../platform/database/database.ts';

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
export interface BookingOfMessage
  extends
    Selectable<BookingsTable>,
    Pick<Selectable<UsersTable>, 'firstName' | 'texts' | 'reminder48h' | 'reminder3h'> {
  readonly emailVerified: boolean;
  /** The current address and number of the account; `email` and `mobilePhone` are those it was booked with. */
  readonly accountEmail: string;
  readonly accountPhone: string | null;
}

export const findBookingOfMessage = (trx: Trx, bookingId: number): Promise<BookingOfMessage | undefined> =>
  trx
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.userId')
    .selectAll('bookings')
    .select(['users.firstName', 'users.texts', 'users.reminder48h', 'users.reminder3h', emailVerified])
    .select(['users.email as accountEmail', 'users.mobilePhone as accountPhone'])
    .where('bookings.bookingId', '=', bookingId)
    .executeTakeFirst();
