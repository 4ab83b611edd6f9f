import type { SessionUser } from '@plaitful/api-client/contract';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { DateField } from '@plaitful/design-system/DateField';
import { FormSummary } from '@plaitful/design-system/FormSummary';
import { Inline } from '@plaitful/design-system/Inline';
import { PhoneField } from '@plaitful/design-system/PhoneField';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextField } from '@plaitful/design-system/TextField';
import type { BookingDetails } from '@plaitful/domain/booking-details';
import { ageOn, isOutsideAges } from '@plaitful/domain/child';
import { parseDuration } from '@plaitful/domain/duration';
import { addMinutes, isLocalDate, studioMoment, type LocalDate } from '@plaitful/domain/studio-time';
import { selectSlot } from '@plaitful/flows/booking/select';
import { booking as words, consent } from '@plaitful/messages/en-CA/booking';
import { field } from '@plaitful/messages/en-CA/fields';
import { formatDate, formatMoney, formatTime } from '@plaitful/messages/format';
import { useState } from 'react';
import * as css from './DetailsStep.css.ts';
import { useFormState } from '../../../lib/forms/useForm.ts';
import { useBusiness, useStudioValues } from '../../../shell/business.tsx';
import { useIsDesk } from '../../../shell/useIsDesk.ts';
import { useBooking } from '../bookingContext.ts';
import { detailsFields, fieldId, type DetailsForm } from '../useDetailsForm.ts';
import { Consents } from './Consents.tsx';
import { SubmitError, submitErrorId } from './SubmitError.tsx';
import { useField, useTextField } from '../../../lib/forms/useField.ts';
import { knownChildren, type KnownChild } from '../../appointments/appointment.ts';
import { useAppointments } from '../../appointments/useAppointments.ts';

export interface DetailsStepProps {
  form: DetailsForm;
  formId: string;
  member: SessionUser | null;
  hasTried: boolean;
  onSubmit: () => void;
}

export function DetailsStep({ form, formId, member, hasTried, onSubmit }: DetailsStepProps) {
  const { date, style } = useBooking().snapshot.context;
  return (
    <>
      <SubmitError form={form} hasTried={hasTried} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        className={css.columns}
      >
        <div className={css.column}>
          <ParentFields member={member} />
          <ChildFields form={form} bookingDate={date} />
        </div>
        <Consents form={form} deposit={style.styleDeposit} />
      </form>
    </>
  );
}

function ParentFields({ member }: Pick<DetailsStepProps, 'member'>) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        {words.parent.title}
        <span className={css.aside}>{field.readOnly.hint}</span>
      </legend>
      <TextField
        label={words.fullName}
        value={member ? `${member.firstName} ${member.lastName}` : ''}
        isReadOnly
      />
      <TextField label={words.email} value={member?.email ?? ''} isReadOnly />
    </fieldset>
  );
}

export function DetailsLead() {
  const { snapshot, send } = useBooking();
  const { style } = snapshot.context;
  const slot = selectSlot(snapshot);
  if (slot === null) return null;
  return (
    <div className={css.summary}>
      <strong className={css.summaryTitle}>
        {words.summary.text({
          styleName: style.style,
          date: formatDate(slot.date),
          time: formatTime(slot.time),
          endTime: formatTime(addMinutes(slot.time, parseDuration(style.styleDuration) ?? 0)),
        })}
      </strong>
      <span>
        {words.summary.price({
          finalPrice: formatMoney(style.value),
          deposit: formatMoney(style.styleDeposit),
        })}
      </span>
      {snapshot.can({ type: 'slot.reopened' }) ? (
        <span className={css.change}>
          <Button tone="quiet" size="sm" onClick={() => send({ type: 'slot.reopened' })}>
            {words.summary.change}
          </Button>
        </span>
      ) : null}
    </div>
  );
}

const fieldNames: Readonly<Record<keyof BookingDetails, string>> = {
  childName: words.childName.label,
  dateOfBirth: words.dateOfBirth.label,
  mobilePhone: words.phone.label,
  policyAgreement: consent.policies.label,
  cancellationPolicy: consent.cancellation.label,
  consent: consent.photo.label,
};

const neededId = 'booking-needed';

/** What is still missing, each a link to its field; on a phone only the first, to leave room above the keyboard. */
export function DetailsFooter({ form, formId, onSubmit }: DetailsStepProps) {
  const { snapshot } = useBooking();
  const { photoConsent } = useBusiness();
  const isDesk = useIsDesk();
  const problems = useFormState(form, ({ invalid }) => invalid);
  const isSlotTaken = snapshot.matches('slotTaken');
  const items = detailsFields
    .filter((name) => problems[name] !== undefined)
    .map((name) => ({
      fieldId: fieldId(name),
      text: name === 'consent' && photoConsent === 'asked' ? consent.photo.asked.legend : fieldNames[name],
    }));
  return (
    <div className={css.footer}>
      <FormSummary
        id={neededId}
        variant="inline"
        title={words.needed({ count: items.length })}
        items={isDesk ? items : items.slice(0, 1)}
      />
      <div className={css.submit}>
        <Button
          type="submit"
          form={formId}
          size="lg"
          isBusy={snapshot.matches('submitting')}
          busyLabel={words.submitting}
          isNotReady={items.length > 0 || isSlotTaken}
          onNotReady={() => (isSlotTaken ? document.getElementById(submitErrorId)?.focus() : onSubmit())}
          {...(items.length > 0 && { describedBy: neededId })}
        >
          {words.submit}
        </Button>
      </div>
    </div>
  );
}

interface ChildFieldsProps {
  form: DetailsForm;
  bookingDate: LocalDate | null;
}

function ChildFields({ form, bookingDate }: ChildFieldsProps) {
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
        invalidError={words.dateOfBirth.error.invalid}
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

/** Says that the studio is made for other ages; the parent may still book. */
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

/** The children of the parent's earlier bookings; one press fills in the child's details and phone. */
function KnownChildren({ form }: { form: DetailsForm }) {
  const { data = [] } = useAppointments();
  const [filled, setFilled] = useState<KnownChild>();
  const children = knownChildren(data);
  const fill = (child: KnownChild): void => {
    for (const name of ['childName', 'dateOfBirth', 'mobilePhone'] as const) {
      form.change(name, child[name]);
      form.validate(name);
    }
    setFilled(child);
  };
  if (children.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text size="sm" tone="muted">
        {words.known.title}
      </Text>
      <Inline gap={2}>
        {children.map((child) => (
          <Button
            key={`${child.childName} ${child.dateOfBirth}`}
            size="sm"
            tone="secondary"
            onClick={() => fill(child)}
          >
            {words.known.use(child)}
          </Button>
        ))}
      </Inline>
      <span role="status">
        {filled === undefined ? null : (
          <Text element="span" size="sm">
            {words.known.filled(filled)}
          </Text>
        )}
      </span>
    </Stack>
  );
}
