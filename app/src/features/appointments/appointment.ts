import type { Appointment } from '@plaitful/flows/appointment/types';
import { ageOn } from '@plaitful/domain/child';
import { nationalDigits } from '@plaitful/domain/phone';
import { instantOf, studioMoment, type LocalDate } from '@plaitful/domain/studio-time';
import type { Booking } from '../../lib/api/types.ts';

/** Bookings and appointments on one page of their lists (product spec 9). */
export const appointmentsPerPage = 10;

/** When the appointment begins. */
export function startOf({ bookingDate, bookingTime }: Booking, timeZone: string): Date {
  return instantOf(bookingDate, bookingTime, timeZone);
}

/** A booking as the appointment machine judges it. */
export function toAppointment(booking: Booking, timeZone: string): Appointment {
  return {
    deposit: booking.deposit,
    paymentStatus: booking.paymentStatus,
    cancelledBy: booking.cancelledBy,
    startsAt: startOf(booking, timeZone),
    depositDueAt: booking.depositDueAt === null ? null : new Date(booking.depositDueAt),
    verifyBy: booking.verifyBy === null ? null : new Date(booking.verifyBy),
  };
}

/** Newest booking date first, and on one day the latest time first (product spec 2). */
export function newestFirst(rows: readonly Booking[]): Booking[] {
  const moment = ({ bookingDate, bookingTime }: Booking) => `${bookingDate} ${bookingTime}`;
  return rows.toSorted((a, b) => moment(b).localeCompare(moment(a)) || b.bookingId - a.bookingId);
}

/** The wire's `[year, month, day]` as a local date. */
function readDate([year = 0, month = 1, day = 1]: readonly number[]): LocalDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** The child's age in whole years today, from the date of birth (product spec 2, My Appointments). */
export function childAge({ dateOfBirth }: Booking, now: Date, timeZone: string): number {
  return ageOn(readDate(dateOfBirth), studioMoment(now, timeZone).date);
}

/** A child of an earlier booking, as the booking form takes her. */
export interface KnownChild {
  childName: string;
  /** `yyyy-MM-dd`. */
  dateOfBirth: LocalDate;
  /** Ten digits: the parent's phone at that booking. */
  mobilePhone: string;
}

/** Children offered in the booking form at most. */
const mostKnown = 3;

/** The children of these bookings, each once as she was booked last, the one booked last first. */
export function knownChildren(bookings: readonly Booking[]): KnownChild[] {
  const known = new Map<string, KnownChild>();
  for (const booking of bookings.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))) {
    const { childName, mobilePhone } = booking;
    const dateOfBirth = readDate(booking.dateOfBirth);
    const child = `${childName.toLocaleLowerCase()} ${dateOfBirth}`;
    if (known.has(child)) continue;
    known.set(child, { childName, dateOfBirth, mobilePhone: nationalDigits(mobilePhone) });
  }
  return [...known.values()].slice(0, mostKnown);
}
