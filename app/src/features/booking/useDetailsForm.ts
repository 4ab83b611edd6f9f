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
import { useEffect, useState } from 'react';
import { type FieldErrors, type Form, createForm } from '../../lib/forms/form.ts';
import { useBusiness } from '../../shell/business.tsx';
import { useBooking } from './bookingContext.ts';
import { readDraft, writeDraft } from '../../lib/session/drafts.ts';
import { useFormOptions, type FormOptions } from '../../lib/forms/useForm.ts';

export type DetailsForm = Form<BookingDetails>;

export const detailsDraft = 'details';

const emptyDetails: BookingDetails = {
  childName: '',
  dateOfBirth: '',
  mobilePhone: '',
  policyAgreement: false,
  cancellationPolicy: false,
  consent: null,
};

export const detailsFields = [
  'childName',
  'dateOfBirth',
  'mobilePhone',
  'policyAgreement',
  'cancellationPolicy',
  'consent',
] as const satisfies readonly (keyof BookingDetails)[];

export const fieldId = (name: keyof BookingDetails): string => `booking-${name}`;

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

interface DetailsFormOptions {
  member: SessionUser | null;
  isShown: boolean;
}

/** The form of the child's details, which survives a reload until it is booked. */
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

interface DraftFormOptions<Values> extends FormOptions<Values> {
  name: string;
  /** Drafts are shown to the same user only; those of guests are not kept. */
  userId: number | undefined;
  /** When this changes, the form starts again. */
  of: unknown;
}

/** The values of a draft that have the same type as the initial ones, or had none. */
function readTyped<Values extends object>(name: string, userId: number, initial: Values): Partial<Values> {
  const draft = readDraft(name);
  if (typeof draft !== 'object' || draft === null || !('userId' in draft) || !('values' in draft)) return {};
  const { values } = draft;
  if (draft.userId !== userId || typeof values !== 'object' || values === null) return {};
  const isKnown = ([key, value]: [string, unknown]): boolean => {
    const first: unknown = initial[key as keyof Values];
    return first !== undefined && (first === null || typeof value === typeof first);
  };
  return Object.fromEntries(Object.entries(values).filter(isKnown)) as Partial<Values>;
}

/** `useForm` whose values survive a reload in this tab, and a login. */
function useDraftForm<Values extends object>(options: DraftFormOptions<Values>): Form<Values> {
  const { name, userId, of, initial } = options;
  const begin = () => {
    const typed = userId === undefined ? {} : readTyped(name, userId, initial);
    return { userId, of, form: createForm({ ...options, initial: { ...initial, ...typed } }) };
  };
  const [current, setCurrent] = useState(begin);
  if (current.userId !== userId || current.of !== of) setCurrent(begin());
  const { form } = current;
  useFormOptions(form, options);
  useEffect(() => {
    if (userId === undefined) return undefined;
    return form.subscribe(() => writeDraft(name, { userId, values: form.read().values }));
  }, [form, name, userId]);
  return form;
}
