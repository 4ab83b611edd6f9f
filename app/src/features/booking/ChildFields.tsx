import type { Child } from '@plaitful/api-client/contract';
import { Banner } from '@plaitful/design-system/Banner';
import { Checkbox } from '@plaitful/design-system/Checkbox';
import { DateField } from '@plaitful/design-system/DateField';
import { PhoneField } from '@plaitful/design-system/PhoneField';
import { TextField } from '@plaitful/design-system/TextField';
import { ageAt, isOutsideAgeRange } from '@plaitful/domain/age';
import { MAX_CHILDREN_PER_FAMILY } from '@plaitful/domain/hair-card';
import { isLocalDate, toStudioTime, type LocalDate } from '@plaitful/domain/studio-time';
import { booking as labels } from '@plaitful/messages/en-CA/booking';
import { Suspense, useState } from 'react';
import { lazyComponent } from '../../lib/code/lazyComponent.ts';
import { useCheckbox, useField } from '../../lib/forms/useField.ts';
import { useFormState } from '../../lib/forms/useForm.ts';
import { useBusiness, useStudioValues } from '../../shell/business.tsx';
import { useAppointments } from '../appointments/useAppointments.ts';
import { getFieldId, type DetailsForm } from './detailsForm.ts';
import * as css from './DetailsStep.css.ts';
import { findSavedChild, useChildField } from './savedChildren.ts';

const SavedChildrenPicker = lazyComponent(
  async () => (await import('./SavedChildrenPicker.tsx')).SavedChildrenPicker,
);

interface ChildFieldsProps {
  form: DetailsForm;
  /** The children in the profile. */
  saved: readonly Child[];
  bookingDate: LocalDate | null;
}

export function ChildFields({ form, saved, bookingDate }: ChildFieldsProps) {
  const { timeZone } = useBusiness();
  const [today] = useState(() => toStudioTime(new Date(), timeZone).date);
  const childName = useChildField(form, 'childName', saved);
  const dateOfBirth = useChildField(form, 'dateOfBirth', saved);
  const mobilePhone = useField(form, 'mobilePhone');
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{labels.child.title}</legend>
      <KnownChildren form={form} saved={saved} />
      <TextField
        {...childName}
        id={getFieldId('childName')}
        label={labels.childName.label}
        hint={labels.childName.hint}
        autoComplete="off"
        maxLength={80}
        isRequired
      />
      <DateField
        {...dateOfBirth}
        id={getFieldId('dateOfBirth')}
        label={labels.dateOfBirth.label}
        hint={labels.dateOfBirth.hint}
        invalidError={labels.dateOfBirth.error.invalid}
        max={today}
        isRequired
      />
      <AgeNote form={form} bookingDate={bookingDate} />
      <SaveChildCheckbox form={form} saved={saved} />
      <PhoneField
        {...mobilePhone}
        id={getFieldId('mobilePhone')}
        label={labels.phone.label}
        hint={labels.phone.hint}
        isRequired
      />
    </fieldset>
  );
}

type ChildProps = Pick<ChildFieldsProps, 'form' | 'saved'>;

/** The girls of this family, of whom a new parent has none. */
function KnownChildren({ form, saved }: ChildProps) {
  const { data: booked = [] } = useAppointments();
  if (booked.length === 0 && saved.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <SavedChildrenPicker form={form} />
    </Suspense>
  );
}

/** Says that the studio is made for other ages; the parent may still book. */
function AgeNote({ form, bookingDate }: Pick<ChildFieldsProps, 'form' | 'bookingDate'>) {
  const business = useBusiness();
  const { ageMin, ageMax } = useStudioValues();
  const dateOfBirth = useFormState(form, ({ values }) => values.dateOfBirth);
  const isWrong = useFormState(form, ({ errors }) => errors.dateOfBirth !== undefined);
  const isKnown = bookingDate !== null && isLocalDate(dateOfBirth) && dateOfBirth < bookingDate && !isWrong;
  const age = isKnown ? ageAt(dateOfBirth, bookingDate) : undefined;
  const isNoted = age !== undefined && age < 120 && isOutsideAgeRange(age, business);
  return (
    <div role="status" className={css.note}>
      {isNoted ? <Banner>{labels.age({ age, ageMin, ageMax })}</Banner> : null}
    </div>
  );
}

/** The checkbox to save a child who is typed here; not ticked initially. */
function SaveChildCheckbox({ form, saved }: ChildProps) {
  const childName = useFormState(form, ({ values }) => values.childName.trim());
  const isComplete = useFormState(
    form,
    ({ invalid }) => invalid.childName === undefined && invalid.dateOfBirth === undefined,
  );
  const isSaved = useFormState(form, ({ values }) => findSavedChild(values, saved) !== undefined);
  const box = useCheckbox(form, 'savesChild');
  if (!isComplete || isSaved || saved.length >= MAX_CHILDREN_PER_FAMILY) return null;
  return (
    <Checkbox {...box} label={labels.save.label({ childName })}>
      {labels.save.text}
    </Checkbox>
  );
}
