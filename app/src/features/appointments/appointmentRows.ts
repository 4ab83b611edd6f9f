import type { Appointment } from '@plaitful/flows/appointment/types';
import { ageAt } from '@plaitful/domain/age';
import { toInstant, toStudioTime } from '@plaitful/domain/studio-time';
import { parseDate } from './childOfBooking.ts';
import type { BadgeTone } from '@plaitful/design-system/Badge';
import type { Booking } from '@plaitful/api-client/contract';

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

export function getChildAge({ dateOfBirth }: Booking, now: Date, timeZone: string): number {
  return ageAt(parseDate(dateOfBirth), toStudioTime(now, timeZone).date);
}

export function getDepositTone({
  deposit,
  paymentStatus,
}: Pick<Booking, 'deposit' | 'paymentStatus'>): BadgeTone {
  if (deposit === 'PAID') return 'paid';
  return paymentStatus === 'CANCELLED' ? 'neutral' : 'waiting';
}
