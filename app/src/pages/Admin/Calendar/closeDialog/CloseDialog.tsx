import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { ErrorState } from '@plaitful/design-system/ErrorState';
import { Form } from '@plaitful/design-system/Form';
import { PasswordField } from '@plaitful/design-system/PasswordField';
import { Loader } from '@plaitful/design-system/Loader';
import type { Closure, ClosureSpan } from '@plaitful/api-client/contract';
import { needsOwnerPassword } from '@plaitful/domain/closures';
import { countNotifiedFamilies } from '@plaitful/flows/closure/rules';
import { login } from '@plaitful/messages/en-CA/account';
import { closing as labels } from '@plaitful/messages/en-CA/adminCalendar';
import { family } from '@plaitful/messages/en-CA/adminChildren';
import { action } from '@plaitful/messages/en-CA/common';
import { useEffect, useEffectEvent, useId } from 'react';
import { CancelButton } from '../../../../features/editing/FormDialog.tsx';
import { UnsavedChangesGuard } from '../../../../features/editing/UnsavedChangesDialog.tsx';
import type { Form as FormStore } from '../../../../lib/forms/form.ts';
import { useTextField } from '../../../../lib/forms/useField.ts';
import { useForm } from '../../../../lib/forms/useForm.ts';
import { ContactText } from '../../../../shell/ContactText.tsx';
import { FormSubmitError } from '../../../../shell/FormSubmitError.tsx';
import { useErrorMessages } from '../../../../shell/useErrorMessages.ts';
import { formatSpanLong, formatSpan } from '../calendarLabels.ts';
import { deleteClosure, type CalendarActions } from '../useCalendarActions.ts';
import { ClosureChoices } from './ClosureChoices.tsx';
import { ClosurePeriodForm, type AskedPeriod } from './ClosurePeriodForm.tsx';
import { useClosure, type ClosureSnapshot, type SendClosure } from './useClosure.ts';

const passwordLabels = family.delete.password;

interface Typed {
  password: string;
}

interface CloseDialogProps {
  /** The period to close; `null` shows the form for it first. */
  span: ClosureSpan | null;
  asked?: AskedPeriod;
  actions: CalendarActions;
}

/** Closes the studio for a period, after a review of the bookings in it. */
export function CloseDialog({ span, asked, actions }: CloseDialogProps) {
  const formId = useId();
  const { snapshot, send, actor } = useClosure(span);
  const { context } = snapshot;
  const tell = useEffectEvent((closure: Closure) => {
    const text = labels.done({
      span: formatSpan(closure),
      told: countNotifiedFamilies(actor.getSnapshot().context),
    });
    const { closureId, undoUntil } = closure;
    actions.tell(text, undoUntil === null ? undefined : { undoUntil, undo: () => deleteClosure(closureId) });
  });
  useEffect(() => {
    const added = actor.on('closure.added', ({ closure }) => tell(closure));
    return () => added.unsubscribe();
  }, [actor]);
  const told = countNotifiedFamilies(context);
  const needsPassword = needsOwnerPassword(Object.values(context.choices));
  const form = useForm<Typed>({
    initial: { password: '' },
    validate: ({ password }) => (needsPassword && password === '' ? { password: passwordLabels.error } : {}),
    problem: context.problem,
  });
  const isSaving = snapshot.matches('saving') || snapshot.matches('changed');
  const hasWritten = context.texts.note !== '' || context.texts.message !== '';
  return (
    <>
      <Dialog
        isOpen
        onClose={actions.dismiss}
        title={getTitle(snapshot)}
        closeLabel={action.close}
        isBusy={isSaving}
        isPersistent={hasWritten}
        footer={
          <Footer
            snapshot={snapshot}
            formId={formId}
            told={told}
            isSaving={isSaving}
            onClose={actions.dismiss}
          />
        }
      >
        <Content
          snapshot={snapshot}
          send={send}
          formId={formId}
          asked={asked}
          form={form}
          needsPassword={needsPassword}
        />
      </Dialog>
      {hasWritten && !snapshot.matches('done') ? <UnsavedChangesGuard when /> : null}
    </>
  );
}

function getTitle(snapshot: ClosureSnapshot): string {
  const { span } = snapshot.context;
  return span === null || snapshot.matches('span')
    ? labels.title
    : labels.titleOf({ span: formatSpanLong(span) });
}

interface PartProps {
  snapshot: ClosureSnapshot;
  formId: string;
}

interface ContentProps extends PartProps {
  send: SendClosure;
  asked: AskedPeriod | undefined;
  form: FormStore<Typed>;
  /** Whether bookings are cancelled or families told. */
  needsPassword: boolean;
}

function Content({ snapshot, send, formId, asked, form, needsPassword }: ContentProps) {
  const { span, preview, problem } = snapshot.context;
  const errorMessages = useErrorMessages();
  if (snapshot.matches('span')) {
    return (
      <ClosurePeriodForm
        id={formId}
        span={span}
        asked={asked}
        onSubmit={(given) => send({ type: 'span.submitted', span: given })}
      />
    );
  }
  if (snapshot.matches('previewFailed')) {
    return (
      <ErrorState
        title={labels.checkFailed}
        text={problem === null ? undefined : errorMessages.afterLoading(problem)}
        retry={{ label: action.tryAgain, onPress: () => send({ type: 'preview.requested' }) }}
      />
    );
  }
  if (preview === null) return <Loader label={labels.checking} />;
  return (
    <>
      {snapshot.matches({ choosing: 'unknown' }) ? (
        <Banner tone="critical" isLive>
          <ContactText text={labels.unknown} />
        </Banner>
      ) : null}
      {snapshot.matches({ choosing: 'failed' }) ? (
        <FormSubmitError title={labels.failed} problem={problem} />
      ) : null}
      <ClosureChoices snapshot={snapshot} preview={preview} send={send} />
      <Form
        id={formId}
        onSubmit={() =>
          form.submit(({ password }) =>
            send({ type: 'closure.submitted', ...(needsPassword && { password }) }),
          )
        }
      >
        {needsPassword ? <OwnPassword form={form} /> : null}
      </Form>
    </>
  );
}

function OwnPassword({ form }: { form: FormStore<Typed> }) {
  return (
    <PasswordField
      {...useTextField(form, 'password')}
      label={passwordLabels.label}
      hint={labels.passwordHint}
      showLabel={login.password.show}
      hideLabel={login.password.hide}
      autoComplete="current-password"
      isRequired
    />
  );
}

interface FooterProps extends PartProps {
  /** The number of families that are notified. */
  told: number;
  isSaving: boolean;
  onClose: () => void;
}

function Footer({ snapshot, formId, told, isSaving, onClose }: FooterProps) {
  const isAsking = snapshot.matches('span');
  const hasList = snapshot.matches('choosing') || isSaving || snapshot.matches('done');
  return (
    <>
      <CancelButton isBusy={isSaving} onClick={onClose}>
        {labels.cancel}
      </CancelButton>
      {isAsking ? (
        <Button type="submit" form={formId}>
          {labels.form.next}
        </Button>
      ) : null}
      {hasList ? (
        <Button type="submit" form={formId} isBusy={isSaving} busyLabel={labels.submitting}>
          {labels.submit({ told })}
        </Button>
      ) : null}
    </>
  );
}
