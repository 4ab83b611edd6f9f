import type { Child } from '@plaitful/api-client/contract';
import { consentAfterRefusal } from '@plaitful/messages/en-CA/consents';
import { formatInstantDate } from '@plaitful/messages/format';
import { useFormState } from '../../lib/forms/useForm.ts';
import { useBusiness } from '../../shell/business.tsx';
import { useAppointments } from '../appointments/useAppointments.ts';
import type { DetailsForm } from './detailsForm.ts';
import { getLatestPhotoAnswer } from './savedChildren.ts';

export interface PhotoProps {
  form: DetailsForm;
  /** The children in the profile. */
  saved: readonly Child[];
}

/** Reminds a parent who refused photos of this child before. */
export function useRefusalReminder(
  { form, saved }: PhotoProps,
  box: keyof typeof consentAfterRefusal,
): string | undefined {
  const { timeZone } = useBusiness();
  const { data: booked = [] } = useAppointments();
  const childName = useFormState(form, ({ values }) => values.childName);
  const dateOfBirth = useFormState(form, ({ values }) => values.dateOfBirth);
  const latest = getLatestPhotoAnswer({ childName, dateOfBirth }, { saved, booked });
  if (latest === undefined || latest.isGiven) return undefined;
  const date = formatInstantDate(latest.at, timeZone);
  return consentAfterRefusal[box]({ date });
}
