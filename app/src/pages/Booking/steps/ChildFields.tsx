import { Banner } from '@plaitful/design-system/Banner';
import { DateField } from '@plaitful/design-system/DateField';
import { PhoneField } from '@plaitful/design-system/PhoneField';
import { TextField } from '@plaitful/design-system/TextField';
import { ageOn, isOutsideAges } from '@plaitful/domain/child';
import { isLocalDate, studioMoment, type LocalDate } from '@plaitful/domain/studio-time';
import { useState } from 'react';
import { useController, useFormState, useWatch } from 'react-hook-form';
import { useBusiness, useStudioValues } from '../../../business.tsx';
import { fieldOf, isFilled } from '../../../forms/fieldOf.ts';
import { useFormErrors } from '../../../forms/useFormErrors.ts';
import { booking as words } from '../../../messages/en-CA/booking.ts';
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
  const errors = useFormErrors(form);
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{words.child.title}</legend>
      <KnownChildren form={form} />
      <TextField
        {...fieldOf(form, 'childName')}
        id={fieldId('childName')}
        label={words.childName.label}
        hint={words.childName.hint}
        error={errors.childName?.message}
        autoComplete="off"
        maxLength={80}
        isRequired
      />
      <DateField
        {...fieldOf(form, 'dateOfBirth')}
        id={fieldId('dateOfBirth')}
        label={words.dateOfBirth.label}
        hint={words.dateOfBirth.hint}
        error={errors.dateOfBirth?.message}
        wrongDate={words.dateOfBirth.error.invalid}
        max={today}
        isRequired
      />
      <AgeNote form={form} bookingDate={bookingDate} />
      <Phone form={form} />
    </fieldset>
  );
}

/** Says kindly that the studio is made for other ages, and lets the parent go on (reading 25). */
function AgeNote({ form, bookingDate }: ChildFieldsProps) {
  const business = useBusiness();
  const { ageMin, ageMax } = useStudioValues();
  const dateOfBirth = useWatch({ control: form.control, name: 'dateOfBirth' });
  const { errors } = useFormState({ control: form.control, name: 'dateOfBirth' });
  const isKnown =
    bookingDate !== null && isLocalDate(dateOfBirth) && dateOfBirth < bookingDate && !errors.dateOfBirth;
  const age = isKnown ? ageOn(dateOfBirth, bookingDate) : undefined;
  const isNoted = age !== undefined && age < 120 && isOutsideAges(age, business);
  return <div role="status">{isNoted ? <Banner>{words.age({ age, ageMin, ageMax })}</Banner> : null}</div>;
}

/** By itself, so that it joins the form after the fields above it: the first field that lacks something gets the keyboard. */
function Phone({ form }: { form: DetailsForm }) {
  const { field, fieldState } = useController({ control: form.control, name: 'mobilePhone' });
  const { name, ref, value, onChange, onBlur } = field;
  return (
    <PhoneField
      id={fieldId('mobilePhone')}
      label={words.phone.label}
      hint={words.phone.hint}
      error={fieldState.error?.message}
      name={name}
      ref={ref}
      value={value}
      onChange={onChange}
      onBlur={(event) => {
        if (isFilled(event.target)) onBlur();
      }}
      isRequired
    />
  );
}
