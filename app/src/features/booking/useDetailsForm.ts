import {
  checkBookingDetails,
  type BookingDetails,
  type BookingDetailsProblem,
  type BookingDetailsProblems,
} from '@plaitful/domain/booking-details';
import { booking as words, consent } from '@plaitful/messages/en-CA/booking';
import { personName } from '@plaitful/messages/en-CA/common';
import { useEffect } from 'react';
import type { FieldMessages, Form } from '../../lib/forms/form.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { useRefusedFields } from '../../lib/forms/useRefusedFields.ts';
import type { BookingSnapshot, SendBooking } from './useBooking.ts';

export type DetailsForm = Form<BookingDetails>;

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

/** What the domain finds wrong, in the words of copy 8.2 and 8.3. */
function detailsMessages(problems: BookingDetailsProblems): FieldMessages<BookingDetails> {
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

/**
 * The form of the child's details. What is typed goes to the machine at once, so that it outlives the form; the machine
 * decides whether it can be sent.
 */
export function useDetailsForm(snapshot: BookingSnapshot, send: SendBooking): DetailsForm {
  const { details, photoConsent, availability, problem } = snapshot.context;
  const today = availability?.now.date;
  const form = useForm({
    initial: details,
    judge: (typed) =>
      today === undefined ? {} : detailsMessages(checkBookingDetails(typed, { today, photoConsent })),
  });
  useEffect(() => {
    let known = form.read().values;
    return form.subscribe(() => {
      const { values } = form.read();
      if (values === known) return;
      known = values;
      send({ type: 'details.changed', details: values });
    });
  }, [form, send]);
  useKnownDetails(form, snapshot.status === 'active' ? details : null);
  useRefusedFields(form, problem);
  return form;
}

/** Takes over what the machine learns otherwise: the member's phone after login, or nothing any more after logout. */
function useKnownDetails(form: DetailsForm, details: BookingDetails | null): void {
  useEffect(() => {
    if (details === null) return;
    for (const name of detailsFields) {
      if (form.read().values[name] !== details[name]) form.change(name, details[name]);
    }
  }, [form, details]);
}
