import type { User } from '@plaitful/api-client/contract';
import { Button } from '@plaitful/design-system/Button';
import { Banner } from '@plaitful/design-system/Banner';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Form } from '@plaitful/design-system/Form';
import { PasswordField } from '@plaitful/design-system/PasswordField';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { login } from '@plaitful/messages/en-CA/account';
import { family } from '@plaitful/messages/en-CA/adminChildren';
import { action } from '@plaitful/messages/en-CA/common';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { CancelButton, FormSubmitError, useDialogForm } from '../../../features/editing/FormDialog.tsx';
import { $api, isPersonalQueryKey } from '../../../lib/api/client.ts';
import type { FieldErrors } from '../../../lib/forms/form.ts';
import { useTextField } from '../../../lib/forms/useField.ts';

const labels = family.delete;

interface Typed {
  password: string;
}

const validate = ({ password }: Typed): FieldErrors<Typed> =>
  password === '' ? { password: labels.password.error } : {};

interface DeleteFamilyProps {
  user: User;
  onClose: () => void;
}

export function DeleteFamily({ user: { id, firstName, lastName }, onClose }: DeleteFamilyProps) {
  const formId = useId();
  const cache = useQueryClient();
  const { mutate, isPending, ...call } = $api.useMutation('post', '/api/users/{userId}/delete', {
    onSuccess: ({ cancelledBookings, isComplete }) => {
      void cache.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] === 'pages' || isPersonalQueryKey(queryKey),
      });
      const done = labels.done({ count: cancelledBookings });
      toast.success(isComplete ? done : `${done}. ${labels.later}`, { isPersistent: !isComplete });
      onClose();
    },
  });
  const { form, error } = useDialogForm<Typed>({ initial: { password: '' }, validate, error: call.error });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={labels.title({ fullName: `${firstName} ${lastName}` })}
      closeLabel={action.close}
      isBusy={isPending}
      footer={
        <>
          <CancelButton isBusy={isPending} onClick={onClose}>
            {labels.cancel}
          </CancelButton>
          <Button tone="danger" type="submit" form={formId} isBusy={isPending} busyLabel={labels.submitting}>
            {labels.submit}
          </Button>
        </>
      }
    >
      <Form
        id={formId}
        onSubmit={() =>
          form.submit((body) => {
            if (!isPending) mutate({ params: { path: { userId: id } }, body });
          })
        }
      >
        <Stack gap={4}>
          <Text>{labels.text}</Text>
          <Text>{labels.gone}</Text>
          <Text>{labels.kept}</Text>
          <Banner tone="waiting">{labels.final}</Banner>
          <FormSubmitError title={labels.failed} text={error} />
          <PasswordField
            {...useTextField(form, 'password')}
            label={labels.password.label}
            showLabel={login.password.show}
            hideLabel={login.password.hide}
            autoComplete="current-password"
            isRequired
          />
        </Stack>
      </Form>
    </Dialog>
  );
}
