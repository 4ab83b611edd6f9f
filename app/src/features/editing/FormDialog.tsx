import type { ApiProblem } from '@plaitful/api-client/problem';
import { Button, type ButtonProps } from '@plaitful/design-system/Button';
import { Dialog, type DialogProps } from '@plaitful/design-system/Dialog';
import { Form } from '@plaitful/design-system/Form';
import { Stack } from '@plaitful/design-system/Stack';
import { action } from '@plaitful/messages/en-CA/common';
import { useId, useState, type ReactNode } from 'react';
import type { Form as FormStore } from '../../lib/forms/form.ts';
import { useForm, useFormState, useApiProblem, type FormOptions } from '../../lib/forms/useForm.ts';
import { FormSubmitError } from '../../shell/FormSubmitError.tsx';
import { UnsavedChangesGuard, UnsavedChangesDialog } from './UnsavedChangesDialog.tsx';

interface DialogFormOptions<Values> extends FormOptions<Values> {
  error: unknown;
}

export function useDialogForm<Values extends object>(options: DialogFormOptions<Values>) {
  const problem = useApiProblem(options.error);
  const form = useForm({ ...options, problem });
  const isAtField = problem?.kind === 'refused' && problem.code === 'name_taken';
  return { form, error: isAtField ? null : problem };
}

interface FormDialogProps<Values> extends Pick<DialogProps, 'size' | 'sheet' | 'rail'> {
  title: string;
  labels: { cancel: string; submit: string; submitting: string };
  form: FormStore<Values>;
  error: ApiProblem | null;
  isBusy: boolean;
  onSubmit: (values: Values) => void;
  onClose: () => void;
  children: ReactNode;
}

export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, labels, form, isBusy, error, onSubmit, onClose, children, ...look } = props;
  const formId = useId();
  const isDirty = useFormState(form, (state) => state.isDirty);
  const [isAsking, setAsking] = useState(false);
  const close = () => (isDirty ? setAsking(true) : onClose());
  return (
    <>
      <Dialog
        {...look}
        isOpen
        onClose={close}
        title={title}
        closeLabel={action.close}
        initialFocus="field"
        isBusy={isBusy}
        footer={
          <>
            <CancelButton isBusy={isBusy} onClick={close}>
              {labels.cancel}
            </CancelButton>
            <Button type="submit" form={formId} isBusy={isBusy} busyLabel={labels.submitting}>
              {labels.submit}
            </Button>
          </>
        }
      >
        <Form
          id={formId}
          onSubmit={() =>
            form.submit((values) => {
              if (!isBusy) onSubmit(values);
            })
          }
        >
          <Stack gap={4}>
            <FormSubmitError problem={error} />
            {children}
          </Stack>
        </Form>
      </Dialog>
      {isDirty ? <UnsavedChangesGuard when /> : null}
      <UnsavedChangesDialog isOpen={isAsking} onStay={() => setAsking(false)} onLeave={onClose} />
    </>
  );
}

/** Not ready while a request is pending. */
export function CancelButton({ isBusy, ...button }: Pick<ButtonProps, 'isBusy' | 'onClick' | 'children'>) {
  return (
    <Button {...button} variant="outline" isDisabled={isBusy === true} onDisabledClick={() => undefined} />
  );
}
