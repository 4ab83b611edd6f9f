import { Banner } from '@plaitful/design-system/Banner';
import { DateField } from '@plaitful/design-system/DateField';
import { PhoneField } from '@plaitful/design-system/PhoneField';
import { TextField } from '@plaitful/design-system/TextField';
import { ageOn, isOutsideAges } from '@plaitful/domain/child';
import { isLocalDate, studioMoment, type LocalDate } from '@plaitful/domain/studio-time';
import { booking as words } from '@plaitful/messages/en-CA/booking';
import { useState } from 'react';
import { useBusiness, useStudioValues } from '../../../shell/business.tsx';
import { useField, useTextField } from '../../../lib/forms/useField.ts';
import { useFormState } from '../../../lib/forms/useForm.ts';
import { fieldId, type DetailsForm } from '../useDetailsForm.ts';
import { KnownChildren } from './KnownChildren.tsx';
import * as css from './DetailsStep.css.ts';

interface ChildFieldsProps {
  form: DetailsForm;
  /** The day of the appointment, on which her age counts. */
  bookingDate: LocalDate | null;
}

/** The child's name and date of birth, and the phone of the one who brings her. */
export function ChildFields({ form, bookingDate }: ChildFieldsProps) {
  const { timeZone } = useBusiness();
  const [today] = useState(() => studioMoment(new Date(), timeZone).date);
  const childName = useTextField(form, 'childName');
  const dateOfBirth = useTextField(form, 'dateOfBirth');
  const mobilePhone = useField(form, 'mobilePhone');
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{words.child.title}</legend>
      <KnownChildren form={form} />
      <TextField
        {...childName}
        id={fieldId('childName')}
        label={words.childName.label}
        hint={words.childName.hint}
        autoComplete="off"
        maxLength={80}
        isRequired
      />
      <DateField
        {...dateOfBirth}
        id={fieldId('dateOfBirth')}
        label={words.dateOfBirth.label}
        hint={words.dateOfBirth.hint}
        wrongDate={words.dateOfBirth.error.invalid}
        max={today}
        isRequired
      />
      <AgeNote form={form} bookingDate={bookingDate} />
      <PhoneField
        {...mobilePhone}
        id={fieldId('mobilePhone')}
        label={words.phone.label}
        hint={words.phone.hint}
        isRequired
      />
    </fieldset>
  );
}

/** Says kindly that the studio is made for other ages, and lets the parent go on (reading 25). */
function AgeNote({ form, bookingDate }: ChildFieldsProps) {
  const business = useBusiness();
  const { ageMin, ageMax } = useStudioValues();
  const dateOfBirth = useFormState(form, ({ values }) => values.dateOfBirth);
  const isWrong = useFormState(form, ({ errors }) => errors.dateOfBirth !== undefined);
  const isKnown = bookingDate !== null && isLocalDate(dateOfBirth) && dateOfBirth < bookingDate && !isWrong;
  const age = isKnown ? ageOn(dateOfBirth, bookingDate) : undefined;
  const isNoted = age !== undefined && age < 120 && isOutsideAges(age, business);
  return <div role="status">{isNoted ? <Banner>{words.age({ age, ageMin, ageMax })}</Banner> : null}</div>;
}
