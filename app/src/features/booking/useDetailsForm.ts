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
import { personName } from '@plaitful/messages/en-CA/fields';
import { useState } from 'react';
import { type FieldErrors, type Form, createForm } from '../../lib/forms/form.ts';
import { useBusiness } from '../../shell/business.tsx';
import { useBooking } from './bookingContext.ts';
import { readDraft, writeDraft } from '../../lib/drafts.ts';
import { useFormOptions } from '../../lib/forms/useForm.ts';

export interface DetailsValues extends BookingDetails {
  /** Whether a child typed here is to be saved. */
  readonly savesChild: boolean;
}

export type DetailsForm = Form<DetailsValues>;

export const detailsDraft = 'details';

const emptyDetails: DetailsValues = {
  childName: '',
  dateOfBirth: '',
  mobilePhone: '',
  policyAgreement: false,
  cancellationPolicy: false,
  consent: null,
  savesChild: false,
};

export const detailsFields = [
  'childName',
  'dateOfBirth',
  'mobilePhone',
  'policyAgreement',
  'cancellationPolicy',
  'consent',
] as const satisfies readonly (keyof BookingDetails)[];

export const fieldId = (name: keyof DetailsValues): string => `booking-${name}`;

const birthProblem = (problem: BookingDetailsProblem): string =>
  problem === 'required' || problem === 'future' || problem === 'invalid'
    ? words.dateOfBirth.error[problem]
    : words.dateOfBirth.error.invalid;

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

/** The values typed before, of the types they have in a form; drafts are shown to the same user only. */
function readTyped(userId: number): Partial<DetailsValues> {
  const draft = readDraft(detailsDraft);
  if (typeof draft !== 'object' || draft === null || !('userId' in draft) || !('values' in draft)) return {};
  const { values } = draft;
  if (draft.userId !== userId || typeof values !== 'object' || values === null) return {};
  const known = Object.entries(emptyDetails).filter(([name, empty]) => {
    const value: unknown = Reflect.get(values, name);
    return value !== undefined && (empty === null || typeof value === typeof empty);
  });
  return Object.fromEntries(known.map(([name]) => [name, Reflect.get(values, name)]));
}

/** A form that starts with what was typed before, and stores what is typed. */
function createDetailsForm(
  member: SessionUser | null,
  validate: (details: DetailsValues) => FieldErrors<DetailsValues>,
): DetailsForm {
  const userId = member?.id;
  const initial = { ...emptyDetails, mobilePhone: nationalDigits(member?.mobilePhone ?? '') };
  if (userId === undefined) return createForm({ initial, validate });
  const form = createForm({ initial: { ...initial, ...readTyped(userId) }, validate });
  form.subscribe(() => writeDraft(detailsDraft, { userId, values: form.read().values }));
  return form;
}

interface DetailsFormOptions {
  member: SessionUser | null;
  isShown: boolean;
}

/** The form of the child's details, which survives a reload or a login in this tab until it is booked. */
export function useDetailsForm({ member, isShown }: DetailsFormOptions): DetailsForm {
  const { bookingId, problem } = useBooking().snapshot.context;
  const { timeZone, photoConsent } = useBusiness();
  const userId = member?.id;
  const validate = (details: BookingDetails) => {
    const today = studioMoment(new Date(), timeZone).date;
    return detailsMessages(checkBookingDetails(details, { today, photoConsent }));
  };
  const begin = () => ({ userId, bookingId, form: createDetailsForm(member, validate) });
  const [current, setCurrent] = useState(begin);
  if (current.userId !== userId || current.bookingId !== bookingId) setCurrent(begin());
  useFormOptions(current.form, { validate, problem, isShown });
  return current.form;
}
