import type { Booking, YearMonthDay } from '@plaitful/api-client/contract';
import type { LocalDate } from '@plaitful/domain/studio-time';

/** Dates of the API are `[year, month, day]`. */
export function parseDate([year = 0, month = 1, day = 1]: YearMonthDay): LocalDate {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
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
