import type { SessionUser } from '@plaitful/api-client/contract';
import { checkBookingDetails, type BookingDetails } from '@plaitful/domain/booking-details';
import { getNationalNumber } from '@plaitful/domain/phone';
import { toStudioTime } from '@plaitful/domain/studio-clock';
import { formatDetailsProblems } from '@plaitful/messages/en-CA/bookingDetails';
import { useState } from 'react';
import { type FieldErrors, type Form, createForm } from '../../lib/forms/form.ts';
import { useBusiness } from '../../shell/business.tsx';
import { loadDetailsDraft, useBooking, storeDetailsDraft } from './bookingState.ts';
import { useFormOptions } from '../../lib/forms/useForm.ts';

export interface DetailsValues extends BookingDetails {
  readonly savesChild: boolean;
}

export type DetailsForm = Form<DetailsValues>;

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

export const getFieldId = (name: keyof DetailsValues): string => `booking-${name}`;

/** The stored values that have the types of the form: they may be of an earlier version. */
function parseDetails(stored: object): Partial<DetailsValues> {
  const known = Object.entries(emptyDetails).flatMap(([name, empty]) => {
    const value: unknown = Reflect.get(stored, name);
    const isFit = value !== undefined && (empty === null || typeof value === typeof empty);
    return isFit ? [[name, value] as const] : [];
  });
  return Object.fromEntries(known);
}

/** A form that starts with the stored values, and stores each change. */
function createDetailsForm(
  member: SessionUser | null,
  validate: (details: DetailsValues) => FieldErrors<DetailsValues>,
): DetailsForm {
  const userId = member?.id;
  const initial = { ...emptyDetails, mobilePhone: getNationalNumber(member?.mobilePhone ?? '') };
  if (userId === undefined) return createForm({ initial, validate });
  const form = createForm({ initial: { ...initial, ...parseDetails(loadDetailsDraft(userId)) }, validate });
  form.subscribe(() => storeDetailsDraft({ userId, values: form.read().values }));
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
    const today = toStudioTime(new Date(), timeZone).date;
    return formatDetailsProblems(checkBookingDetails(details, { today, photoConsent }));
  };
  const begin = () => ({ userId, bookingId, form: createDetailsForm(member, validate) });
  const [current, setCurrent] = useState(begin);
  if (current.userId !== userId || current.bookingId !== bookingId) setCurrent(begin());
  useFormOptions(current.form, { validate, problem, isShown });
  return current.form;
}
