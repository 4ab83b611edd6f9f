import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Form } from '@plaitful/design-system/Form';
import { Stack } from '@plaitful/design-system/Stack';
import { action } from '@plaitful/messages/en-CA/common';
import { useId, type ReactNode } from 'react';
import { CurrentPasswordField } from '../../lib/forms/CurrentPasswordField.tsx';
import type { FieldErrors } from '../../lib/forms/form.ts';
import { useTextField } from '../../lib/forms/useField.ts';
import { useApiProblem, useForm } from '../../lib/forms/useForm.ts';
import { FormSubmitError } from '../../shell/FormSubmitError.tsx';
import { CancelButton } from './FormDialog.tsx';

interface Typed {
  password: string;
}

const initial: Typed = { password: '' };

interface PasswordFormProps {
  id?: string;
  labels: { failed: string; password: { label: string; error: string } };
  /** The error of the last submit. */
  error: unknown;
  isBusy: boolean;
  onSubmit: (typed: Typed) => void;
  /** Above the field. */
  children?: ReactNode;
  footer?: ReactNode;
}

export function PasswordForm({ id, labels, error, isBusy, onSubmit, children, footer }: PasswordFormProps) {
  const problem = useApiProblem(error);
  const validate = ({ password }: Typed): FieldErrors<Typed> =>
    password === '' ? { password: labels.password.error } : {};
  const form = useForm({ initial, validate, problem });
  const submit = () =>
    form.submit((typed) => {
      if (!isBusy) onSubmit(typed);
    });
  return (
    <Form {...(id !== undefined && { id })} onSubmit={submit}>
      <FormSubmitError title={labels.failed} problem={problem} />
      {children}
      <CurrentPasswordField label={labels.password.label} field={useTextField(form, 'password')} />
      {footer}
    </Form>
  );
}

interface PasswordDialogProps extends Omit<PasswordFormProps, 'id' | 'footer'> {
  title: string;
  labels: PasswordFormProps['labels'] & { keep: string; submit: string; submitting: string };
  isOpen?: boolean;
  onClose: () => void;
}

/** Asks for the password before something is deleted for good. */
export function PasswordDialog({ title, isOpen = true, onClose, children, ...form }: PasswordDialogProps) {
  const formId = useId();
  const { labels, isBusy } = form;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={action.close}
      isBusy={isBusy}
      footer={
        <>
          <CancelButton isBusy={isBusy} onClick={onClose}>
            {labels.keep}
          </CancelButton>
          <Button tone="danger" type="submit" form={formId} isBusy={isBusy} busyLabel={labels.submitting}>
            {labels.submit}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        {children}
        <PasswordForm {...form} id={formId} />
      </Stack>
    </Dialog>
  );
}
