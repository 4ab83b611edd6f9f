import type { BookingDetails, BookingDetailsProblems } from '@plaitful/domain/booking-details';
import { booking, consent } from './booking.ts';
import { personName } from './fields.ts';

/** By field and problem. */
export const detailsErrors = {
  childName: { required: booking.childName.error, ...personName },
  dateOfBirth: booking.dateOfBirth.error,
  mobilePhone: { invalid: booking.phone.error },
  policyAgreement: { unticked: consent.policies.error },
  cancellationPolicy: { unticked: consent.cancellation.error },
  consent: { unticked: consent.photo.error, unanswered: consent.photo.asked.error },
} as const satisfies Record<keyof BookingDetails, Record<string, string>>;

export function formatDetailsProblems(
  problems: BookingDetailsProblems,
): Partial<Record<keyof BookingDetails, string | undefined>> {
  const errors: Record<string, Readonly<Record<string, string>>> = detailsErrors;
  return Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, errors[field]?.[problem]]),
  );
}
