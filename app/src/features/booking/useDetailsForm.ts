import type { SessionUser } from '@plaitful/api-client/contract';
import {
  checkBookingDetails,
  type BookingDetails,
  type BookingDetailsProblem,
  type BookingDetailsProblems,
} from '@plaitful/domain/booking-details';
import { nationalDigits } from '@plaitful/domain/phone';
import { studioMoment } from '@plaitful/domain/studio-clock';
import { booking as words, consent } from '@plaitful/messages/en-CA/booking';
import { personName } from '@plaitful/messages/en-CA/common';
import type { FieldErrors, Form } from '../../lib/forms/form.ts';
import { useDraftForm } from '../../lib/forms/useDraftForm.ts';
import { useBusiness } from '../../shell/business.tsx';
import { useBooking } from './bookingContext.ts';

export type DetailsForm = Form<BookingDetails>;

/** What is typed lies in this tab under this name. */
export const detailsDraft = 'details';

const emptyDetails: BookingDetails = {
  childName: '',
  dateOfBirth: '',
  mobilePhone: '',
  policyAgreement: false,
  cancellationPolicy: false,
  consent: null,
};

/** The fields of the booking form, in their order. */
export const detailsFields = [
  'childName',
  'dateOfBirth',
  'mobilePhone',
  'policyAgreement',
  'cancellationPolicy',
  'consent',
] as const satisfies readonly (keyof BookingDetails)[];

/** The id of a field, to which the links of what is still needed lead. */
export const fieldId = (name: keyof BookingDetails): string => `booking-${name}`;

const birthProblem = (problem: BookingDetailsProblem): string =>
  problem === 'required' || problem === 'future' || problem === 'invalid'
    ? words.dateOfBirth.error[problem]
    : words.dateOfBirth.error.invalid;

/** What the domain finds wrong, in words. */
function detailsMessages(problems: BookingDetailsProblems): FieldErrors<BookingDetails> {
  return {
    ...(problems.childName && {
      childName: problems.childName === 'required' ? words.childName.error : personName[problems.childName],
    }),
    ...(problems.dateOfBirth && { dateOfBirth: birthProblem(problems.dateOfBirth) }),
    ...(problems.mobilePhone && { mobilePhone: words.phone.error }),
    ...(problems.policyAgreement && { policyAgreement: consent.policies.error }),
    ...(problems.cancellationPolicy && { cancellationPolicy: consent.cancellation.error }),
    ...(problems.consent && {
      consent: problems.consent === 'unanswered' ? consent.photo.asked.error : consent.photo.error,
    }),
  };
}

interface DetailsFormOptions {
  /** Who books, so that the phone is known, and what is typed is kept for nobody else. */
  member: SessionUser | null;
  /** Whether its fields are in view. */
  isShown: boolean;
}

/** The form of the child's details, which lasts through a reload until it is booked (reading 9a). */
export function useDetailsForm({ member, isShown }: DetailsFormOptions): DetailsForm {
  const { bookingId, problem } = useBooking().snapshot.context;
  const { timeZone, photoConsent } = useBusiness();
  return useDraftForm<BookingDetails>({
    name: detailsDraft,
    userId: member?.id,
    of: bookingId,
    initial: { ...emptyDetails, mobilePhone: nationalDigits(member?.mobilePhone ?? '') },
    validate: (details) => {
      const today = studioMoment(new Date(), timeZone).date;
      return detailsMessages(checkBookingDetails(details, { today, photoConsent }));
    },
    problem,
    isShown,
  });
}
