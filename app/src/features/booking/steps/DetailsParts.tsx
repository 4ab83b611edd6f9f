import { Button } from '@plaitful/design-system/Button';
import { FormSummary } from '@plaitful/design-system/FormSummary';
import type { BookingDetails } from '@plaitful/domain/booking-details';
import { parseDuration } from '@plaitful/domain/duration';
import { addMinutes } from '@plaitful/domain/studio-time';
import { selectDetailsProblems, selectSlot, selectWhyNotSubmit } from '@plaitful/flows/booking/select';
import { booking as words, consent } from '@plaitful/messages/en-CA/booking';
import { formatDate, formatMoney, formatTime } from '@plaitful/messages/format';
import { useIsDesk } from '../../../shell/useIsDesk.ts';
import type { BookingSnapshot, SendBooking } from '../useBooking.ts';
import { detailsFields, fieldId, type DetailsForm } from '../useDetailsForm.ts';
import { troubleId } from './Trouble.tsx';
import * as css from './DetailsStep.css.ts';

interface DetailsLeadProps {
  snapshot: BookingSnapshot;
  send: SendBooking;
}

/** What is about to be booked, and the way to another time. */
export function DetailsLead({ snapshot, send }: DetailsLeadProps) {
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

interface DetailsFooterProps extends DetailsLeadProps {
  formId: string;
  form: DetailsForm;
}

/** What is still needed, each a link to its field (on a phone the next one, so that the foot stays low over its keyboard), and Book Now, which keeps its place until all is there (reading 38a). */
export function DetailsFooter({ formId, form, snapshot, send }: DetailsFooterProps) {
  const isDesk = useIsDesk();
  const problems = selectDetailsProblems(snapshot);
  const why = selectWhyNotSubmit(snapshot);
  const isAsked = snapshot.context.photoConsent === 'asked';
  const items = detailsFields
    .filter((name) => problems[name] !== undefined)
    .map((name) => ({
      fieldId: fieldId(name),
      text: name === 'consent' && isAsked ? consent.photo.asked.legend : fieldNames[name],
    }));
  const showMissing = (): void => {
    if (snapshot.matches('slotTaken')) {
      document.getElementById(troubleId)?.focus();
      return;
    }
    send({ type: 'details.submitted' });
    // Shows every error, and moves to the first of them.
    form.submit(() => undefined);
  };
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
          isBusy={why === 'sending'}
          busyLabel={words.submitting}
          isNotReady={why === 'incomplete' || snapshot.matches('slotTaken')}
          onNotReady={showMissing}
          {...(items.length > 0 && { describedBy: neededId })}
        >
          {words.submit}
        </Button>
      </div>
    </div>
  );
}
