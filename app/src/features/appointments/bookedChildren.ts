import type { Booking } from '@plaitful/api-client/contract';
import { getNationalNumber } from '@plaitful/domain/phone';
import type { LocalDate } from '@plaitful/domain/studio-time';
import { parseDate } from './childOfBooking.ts';

export interface BookedChild {
  childName: string;
  dateOfBirth: LocalDate;
  mobilePhone: string;
}

const mostKnown = 3;

/** The children of these bookings without repetition, the latest booking first. */
export function listBookedChildren(bookings: readonly Booking[]): BookedChild[] {
  const known = new Map<string, BookedChild>();
  for (const booking of bookings.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))) {
    const { childName, mobilePhone } = booking;
    const dateOfBirth = parseDate(booking.dateOfBirth);
    const child = `${childName.toLocaleLowerCase()} ${dateOfBirth}`;
    if (known.has(child)) continue;
    known.set(child, { childName, dateOfBirth, mobilePhone: getNationalNumber(mobilePhone) });
  }
  return [...known.values()].slice(0, mostKnown);
}
