import type { BookingSnapshot, SendBooking } from '../useBooking.ts';
import type { DetailsForm } from '../useDetailsForm.ts';
import { ChildFields } from './ChildFields.tsx';
import { Consents } from './Consents.tsx';
import { ParentFields } from './ParentFields.tsx';
import { Trouble } from './Trouble.tsx';
import * as css from './DetailsStep.css.ts';

interface DetailsStepProps {
  formId: string;
  form: DetailsForm;
  snapshot: BookingSnapshot;
  send: SendBooking;
}

/** The booking form: who books, for which child, and what is agreed to (product spec 2 and 5). */
export function DetailsStep({ formId, form, snapshot, send }: DetailsStepProps) {
  const submit = () => form.submit((details) => send({ type: 'details.submitted', details }));
  return (
    <>
      <Trouble snapshot={snapshot} send={send} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className={css.columns}
      >
        <div className={css.column}>
          <ParentFields />
          <ChildFields form={form} bookingDate={snapshot.context.date} />
        </div>
        <Consents
          form={form}
          photoConsent={snapshot.context.photoConsent}
          deposit={snapshot.context.style.styleDeposit}
        />
      </form>
    </>
  );
}
