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
import { $api, isPersonal } from '../../../lib/api/client.ts';
import type { FieldErrors } from '../../../lib/forms/form.ts';
import { useTextField } from '../../../lib/forms/useField.ts';

const words = family.delete;

interface Typed {
  password: string;
}

const validate = ({ password }: Typed): FieldErrors<Typed> =>
  password === '' ? { password: words.password.error } : {};

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
        predicate: ({ queryKey }) => queryKey[0] === 'pages' || isPersonal(queryKey),
      });
      const done = words.done({ count: cancelledBookings });
      toast.success(isComplete ? done : `${done}. ${words.later}`, { isPersistent: !isComplete });
      onClose();
    },
  });
  const { form, error } = useDialogForm<Typed>({ initial: { password: '' }, validate, error: call.error });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title({ fullName: `${firstName} ${lastName}` })}
      closeLabel={action.close}
      isBusy={isPending}
      footer={
        <>
          <CancelButton isBusy={isPending} onClick={onClose}>
            {words.cancel}
          </CancelButton>
          <Button tone="danger" type="submit" form={formId} isBusy={isPending} busyLabel={words.submitting}>
            {words.submit}
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
          <Text>{words.text}</Text>
          <Text>{words.gone}</Text>
          <Text>{words.kept}</Text>
          <Banner tone="waiting">{words.final}</Banner>
          <FormSubmitError title={words.failed} text={error} />
          <PasswordField
            {...useTextField(form, 'password')}
            label={words.password.label}
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
