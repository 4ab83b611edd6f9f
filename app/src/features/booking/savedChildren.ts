import type { Child } from '@plaitful/api-client/contract';
import type { BookingDetails } from '@plaitful/domain/booking-details';
import type { Booking } from '../../lib/api/types.ts';
import { isOfChild, isSameName } from '../appointments/appointment.ts';

export const noChildren: readonly Child[] = [];

/** The saved child whom the details name. */
export const childOf = (
  { childName, dateOfBirth }: Pick<BookingDetails, 'childName' | 'dateOfBirth'>,
  saved: readonly Child[],
): Child | undefined =>
  saved.find((child) => isSameName(child.name, childName) && child.dateOfBirth === dateOfBirth);

/** What a family said about photos of a child, and when, in ISO 8601. */
export interface PhotoAnswer {
  readonly isGiven: boolean;
  readonly at: string;
}

/** The latest answer about photos of a child, in the profile, with a booking or for one appointment. */
export function latestAnswer(
  named: Pick<BookingDetails, 'childName' | 'dateOfBirth'>,
  { saved, booked }: { saved: readonly Child[]; booked: readonly Booking[] },
): PhotoAnswer | undefined {
  const child = childOf(named, saved);
  // No saved child has this id.
  const hers = { childId: child?.childId ?? 0, name: named.childName, dateOfBirth: named.dateOfBirth };
  const inProfile =
    child && child.photoConsent !== null && child.photoConsentAt !== null
      ? [{ isGiven: child.photoConsent, at: child.photoConsentAt }]
      : [];
  const withBookings = booked
    .filter((booking) => isOfChild(booking, hers))
    .map(({ consent, consentAt }) => ({ isGiven: consent, at: consentAt }));
  return [...inProfile, ...withBookings].toSorted((a, b) => b.at.localeCompare(a.at))[0];
}
