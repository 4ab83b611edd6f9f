import type { Appointment } from '@plaitful/flows/appointment/types';
import { ageAt } from '@plaitful/domain/age';
import { toInstant, toStudioTime, type LocalDate } from '@plaitful/domain/studio-time';
import type { BadgeTone } from '@plaitful/design-system/Badge';
import type { Booking, YearMonthDay } from '@plaitful/api-client/contract';

export const appointmentsPerPage = 10;

export function getStartInstant({ bookingDate, bookingTime }: Booking, timeZone: string): Date {
  return toInstant(bookingDate, bookingTime, timeZone);
}

export function toAppointment(booking: Booking, timeZone: string): Appointment {
  return {
    deposit: booking.deposit,
    paymentStatus: booking.paymentStatus,
    cancelledBy: booking.cancelledBy,
    startsAt: getStartInstant(booking, timeZone),
    depositDueAt: booking.depositDueAt === null ? null : new Date(booking.depositDueAt),
    depositSentAt: booking.depositSentAt === null ? null : new Date(booking.depositSentAt),
    verifyBy: booking.verifyBy === null ? null : new Date(booking.verifyBy),
    canMove: booking.canMove,
    outcome: booking.outcome,
    outcomeAt: booking.outcomeAt === null ? null : new Date(booking.outcomeAt),
  };
}

export function newestFirst(rows: readonly Booking[]): Booking[] {
  const moment = ({ bookingDate, bookingTime }: Booking) => `${bookingDate} ${bookingTime}`;
  return rows.toSorted((a, b) => moment(b).localeCompare(moment(a)) || b.bookingId - a.bookingId);
}

/** Dates of the API are `[year, month, day]`. */
export function parseDate([year = 0, month = 1, day = 1]: YearMonthDay): LocalDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

export function getChildAge({ dateOfBirth }: Booking, now: Date, timeZone: string): number {
  return ageAt(parseDate(dateOfBirth), toStudioTime(now, timeZone).date);
}

/** Whether a booking is of a saved child: by its id, or by name and date of birth when it has no child id. */
export const belongsToChild = (
  booking: Pick<Booking, 'childId' | 'childName' | 'dateOfBirth'>,
  child: { childId: number; name: string; dateOfBirth: LocalDate },
): boolean =>
  booking.childId === null
    ? isSameName(booking.childName, child.name) && parseDate(booking.dateOfBirth) === child.dateOfBirth
    : booking.childId === child.childId;

export const isSameName = (one: string, other: string): boolean =>
  one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();

export function getDepositTone({
  deposit,
  paymentStatus,
}: Pick<Booking, 'deposit' | 'paymentStatus'>): BadgeTone {
  if (deposit === 'PAID') return 'paid';
  return paymentStatus === 'CANCELLED' ? 'neutral' : 'waiting';
}
