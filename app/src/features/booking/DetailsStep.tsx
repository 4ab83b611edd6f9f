import type { Child, SessionUser } from '@plaitful/api-client/contract';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { ErrorSummary } from '@plaitful/design-system/ErrorSummary';
import { Text } from '@plaitful/design-system/Text';
import { breakpoints } from '@plaitful/design-system/tokens';
import { useMediaQuery } from '@plaitful/design-system/useMediaQuery';
import { TextField } from '@plaitful/design-system/TextField';
import type { BookingDetails } from '@plaitful/domain/booking-details';
import { estimateStyle } from '@plaitful/domain/estimate';
import { addMinutes } from '@plaitful/domain/studio-time';
import { getSelectedSlot } from '@plaitful/flows/booking/rules';
import { booking as labels, consent } from '@plaitful/messages/en-CA/booking';
import { field } from '@plaitful/messages/en-CA/fields';
import { formatCents, formatDate, formatTime } from '@plaitful/messages/format';
import { Checkbox } from '@plaitful/design-system/Checkbox';
import { Link } from '@plaitful/design-system/Link';
import { Suspense } from 'react';
import * as css from './DetailsStep.css.ts';
import { useFormState } from '../../lib/forms/useForm.ts';
import { useBusiness, useStudioValues } from '../../shell/business.tsx';
import { useBooking } from './bookingState.ts';
import { detailsFields, getFieldId, type DetailsForm } from './detailsForm.ts';
import { BookingSubmitError, submitErrorId } from './BookingSubmitError.tsx';
import { useCheckbox } from '../../lib/forms/useField.ts';
import { ChildFields } from './ChildFields.tsx';
import { useDepositSpan } from './useDepositSpan.ts';
import { useRefusalReminder, type PhotoProps } from './useRefusalReminder.ts';
import { lazyComponent } from '../../lib/code/lazyComponent.ts';
import { ContactText } from '../../shell/ContactText.tsx';
import { NewTabLinks } from '../../lib/forms/NewTabLinks.tsx';
import { paths } from '../../lib/paths.ts';

const PriceLines = lazyComponent(async () => (await import('./PriceLines.tsx')).PriceLines);
const PhotoQuestion = lazyComponent(async () => (await import('./PhotoQuestion.tsx')).PhotoQuestion);

export interface DetailsStepProps {
  form: DetailsForm;
  formId: string;
  member: SessionUser | null;
  /** The children in the profile. */
  saved: readonly Child[];
  hasTried: boolean;
  onSubmit: () => void;
}

export function DetailsStep({ form, formId, member, saved, hasTried, onSubmit }: DetailsStepProps) {
  const { date, style, optionIds } = useBooking().snapshot.context;
  const deposit = formatCents(estimateStyle(style, optionIds).depositCents);
  return (
    <>
      <BookingSubmitError form={form} hasTried={hasTried} onRetry={onSubmit} />
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
          <ChildFields form={form} saved={saved} bookingDate={date} />
        </div>
        <Consents form={form} saved={saved} deposit={deposit} />
      </form>
    </>
  );
}

function ParentFields({ member }: Pick<DetailsStepProps, 'member'>) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>
        {labels.parent.title}
        <span className={css.readOnlyHint}>{field.readOnly.hint}</span>
      </legend>
      <TextField
        label={labels.fullName}
        value={member ? `${member.firstName} ${member.lastName}` : ''}
        isReadOnly
      />
      <TextField label={labels.email} value={member?.email ?? ''} isReadOnly />
    </fieldset>
  );
}

export function DetailsIntro() {
  const { snapshot, send } = useBooking();
  const { style, optionIds } = snapshot.context;
  const { totalCents, depositCents, minutes } = estimateStyle(style, optionIds);
  const slot = getSelectedSlot(snapshot.context);
  if (slot === null) return null;
  return (
    <div className={css.summary}>
      <strong className={css.summaryTitle}>
        {labels.summary.text({
          styleName: style.style,
          date: formatDate(slot.date),
          time: formatTime(slot.time),
          endTime: formatTime(addMinutes(slot.time, minutes)),
        })}
      </strong>
      {style.optionGroups ? (
        <Suspense fallback={null}>
          <PriceLines style={style} optionIds={optionIds} />
        </Suspense>
      ) : null}
      <span>
        {labels.summary.price({
          finalPrice: formatCents(totalCents),
          deposit: formatCents(depositCents),
        })}
      </span>
      {snapshot.can({ type: 'slot.reopened' }) ? (
        <span className={css.changeButton}>
          <Button variant="text" size="sm" onClick={() => send({ type: 'slot.reopened' })}>
            {labels.summary.change}
          </Button>
        </span>
      ) : null}
    </div>
  );
}

const fieldNames: Readonly<Record<keyof BookingDetails, string>> = {
  childName: labels.childName.label,
  dateOfBirth: labels.dateOfBirth.label,
  mobilePhone: labels.phone.label,
  policyAgreement: consent.policies.label,
  cancellationPolicy: consent.cancellation.label,
  consent: consent.photo.label,
};

const neededId = 'booking-needed';

/**
 * The missing answers as links to their fields; on a phone, to leave room above the keyboard, and beside a rail only
 * the first.
 */
export function DetailsFooter({ form, formId, onSubmit }: DetailsStepProps) {
  const { snapshot } = useBooking();
  const { photoConsent } = useBusiness();
  const hasRoom = useMediaQuery(`(min-width: ${breakpoints.wide}px)`);
  const problems = useFormState(form, ({ invalid }) => invalid);
  const isSlotTaken = snapshot.matches('slotTaken');
  const items = detailsFields
    .filter((name) => problems[name] !== undefined)
    .map((name) => ({
      fieldId: getFieldId(name),
      text: name === 'consent' && photoConsent === 'asked' ? consent.photo.asked.legend : fieldNames[name],
    }));
  return (
    <div className={css.footer}>
      <ErrorSummary
        id={neededId}
        variant="inline"
        title={labels.needed}
        items={hasRoom ? items : items.slice(0, 1)}
      />
      <div className={css.submit}>
        <Button
          type="submit"
          form={formId}
          size="lg"
          isBusy={snapshot.matches('submitting')}
          busyLabel={labels.submitting}
          isDisabled={items.length > 0 || isSlotTaken}
          onDisabledClick={() => (isSlotTaken ? document.getElementById(submitErrorId)?.focus() : onSubmit())}
          {...(items.length > 0 && { describedBy: neededId })}
        >
          {labels.submit}
        </Button>
      </div>
    </div>
  );
}

interface ConsentsProps extends Pick<DetailsStepProps, 'form' | 'saved'> {
  deposit: string;
}

function Consents({ form, saved, deposit }: ConsentsProps) {
  const studio = useStudioValues();
  const { deadlineSpan, isSooner } = useDepositSpan();
  const isAsked = useBusiness().photoConsent === 'asked';
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{labels.consents.title}</legend>
      <Text size="sm" tone="muted">
        {isAsked ? consent.photo.asked.hint : labels.consents.hint}
      </Text>
      {isSooner ? <Banner tone="waiting">{labels.depositSooner({ deadlineSpan })}</Banner> : null}
      <NewTabLinks>
        <div className={css.consents}>
          <ConsentBox
            form={form}
            name="policyAgreement"
            labels={consent.policies}
            text={consent.policies.text(studio)}
          />
          <ConsentBox
            form={form}
            name="cancellationPolicy"
            labels={consent.cancellation}
            text={consent.cancellation.text({ ...studio, deposit, deadlineSpan })}
          />
          {isAsked ? (
            <Suspense fallback={null}>
              <PhotoQuestion form={form} saved={saved} />
            </Suspense>
          ) : (
            <PhotoBox form={form} saved={saved} />
          )}
          <Text size="sm" tone="muted">
            {labels.privacy.text} <Link href={paths.privacy.href()}>{labels.privacy.link}</Link>
          </Text>
        </div>
      </NewTabLinks>
    </fieldset>
  );
}

interface ConsentBoxProps {
  form: DetailsForm;
  name: 'policyAgreement' | 'cancellationPolicy';
  labels: { label: string; link: string };
  text: string;
}

function ConsentBox({ form, name, labels: { label, link }, text }: ConsentBoxProps) {
  return (
    <Checkbox
      {...useCheckbox(form, name)}
      id={getFieldId(name)}
      label={label}
      link={
        <Text size="sm">
          <Link href={paths.policy.href()} isStrong>
            {link}
          </Link>
        </Text>
      }
      isRequired
    >
      {text}
    </Checkbox>
  );
}

function PhotoBox({ form, saved }: PhotoProps) {
  const studio = useStudioValues();
  const again = useRefusalReminder({ form, saved }, 'photo');
  return (
    <Checkbox
      {...useCheckbox(form, 'consent')}
      id={getFieldId('consent')}
      label={consent.photo.label}
      link={
        <Text size="sm" tone="muted">
          <ContactText text={consent.photo.hint(studio)} />
        </Text>
      }
      isRequired
    >
      <ContactText text={consent.photo.text(studio)} />
      {again === undefined ? null : <strong className={css.earlierRefusal}>{again}</strong>}
    </Checkbox>
  );
}
