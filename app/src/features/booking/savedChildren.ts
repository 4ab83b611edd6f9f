import type { Booking, Child } from '@plaitful/api-client/contract';
import type { BookingDetails } from '@plaitful/domain/booking-details';
import { useTextField } from '../../lib/forms/useField.ts';
import { belongsToChild, isSameName } from '../appointments/childOfBooking.ts';
import { useAppointments } from '../appointments/useAppointments.ts';
import type { DetailsForm } from './detailsForm.ts';

export const EMPTY_CHILDREN: readonly Child[] = [];

/** The saved child with the name and date of birth in the details. */
export const findSavedChild = (
  { childName, dateOfBirth }: Pick<BookingDetails, 'childName' | 'dateOfBirth'>,
  saved: readonly Child[],
): Child | undefined =>
  saved.find((child) => isSameName(child.name, childName) && child.dateOfBirth === dateOfBirth);

/** A family's answer about photos of a child, and its time in ISO 8601. */
interface PhotoAnswer {
  readonly isGiven: boolean;
  readonly at: string;
}

/** The latest answer about photos of a child, in the profile, with a booking or for one appointment. */
export function getLatestPhotoAnswer(
  named: Pick<BookingDetails, 'childName' | 'dateOfBirth'>,
  { saved, booked }: { saved: readonly Child[]; booked: readonly Booking[] },
): PhotoAnswer | undefined {
  const child = findSavedChild(named, saved);
  // No child has the id 0.
  const hers = { childId: child?.childId ?? 0, name: named.childName, dateOfBirth: named.dateOfBirth };
  const inProfile =
    child && child.photoConsent !== null && child.photoConsentAt !== null
      ? [{ isGiven: child.photoConsent, at: child.photoConsentAt }]
      : [];
  const withBookings = booked
    .filter((booking) => belongsToChild(booking, hers))
    .map(({ consent, consentAt }) => ({ isGiven: consent, at: consentAt }));
  return [...inProfile, ...withBookings].toSorted((a, b) => b.at.localeCompare(a.at))[0];
}

/**
 * A field that identifies the child. Stored photo consent of a saved child does not apply to another one
 * whose name or date of birth is typed over hers, and a box ticked before does not count as consent for a
 * child who was refused.
 */
export function useChildField(form: DetailsForm, name: 'childName' | 'dateOfBirth', saved: readonly Child[]) {
  const field = useTextField(form, name);
  const { data: booked = [] } = useAppointments();
  return {
    ...field,
    onChange: (event: Parameters<typeof field.onChange>[0]) => {
      const known = { saved, booked };
      const before = form.read().values;
      const child = findSavedChild(before, saved);
      field.onChange(event);
      const { values } = form.read();
      const isOther =
        child && findSavedChild(values, saved) !== child && values.consent === child.photoConsent;
      const latest = getLatestPhotoAnswer(values, known);
      const isRefused = latest?.isGiven === false && latest.at !== getLatestPhotoAnswer(before, known)?.at;
      if (isOther || (isRefused && values.consent === true)) form.change('consent', null);
    },
  };
}
