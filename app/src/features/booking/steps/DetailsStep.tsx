import type { SessionUser } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { FormSummary } from '@plaitful/design-system/FormSummary';
import { TextField } from '@plaitful/design-system/TextField';
import type { BookingDetails } from '@plaitful/domain/booking-details';
import { parseDuration } from '@plaitful/domain/duration';
import { addMinutes } from '@plaitful/domain/studio-time';
import { selectSlot } from '@plaitful/flows/booking/select';
import { booking as words, consent } from '@plaitful/messages/en-CA/booking';
import { field } from '@plaitful/messages/en-CA/common';
import { formatDate, formatMoney, formatTime } from '@plaitful/messages/format';
import { useFormState } from '../../../lib/forms/useForm.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { useIsDesk } from '../../../shell/useIsDesk.ts';
import { useBooking } from '../bookingContext.ts';
import { detailsFields, fieldId, type DetailsForm } from '../useDetailsForm.ts';
import { ChildFields } from './ChildFields.tsx';
import { Consents } from './Consents.tsx';
import { SubmitError, submitErrorId } from './SubmitError.tsx';
import * as css from './DetailsStep.css.ts';

export interface DetailsStepProps {
  form: DetailsForm;
  formId: string;
  /** Who books. */
  member: SessionUser | null;
  /** Whether sending this form was tried. */
  hasTried: boolean;
  onSubmit: () => void;
}

/** The booking form: who books, for which child, and what is agreed to (product spec 2 and 5). */
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

/** Full name and email of the signed-in user, read-only (product spec 2, Booking form). */
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

/** What is about to be booked, and the way to another time. */
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

/** What is still needed, each a link to its field (on a phone the next one, so that the foot stays low over its keyboard), and Book Now, which keeps its place until all is there (reading 38a). */
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
