import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Form } from '@plaitful/design-system/Form';
import { Link } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { toast } from '@plaitful/design-system/Toast';
import { action } from '@plaitful/messages/en-CA/common';
import { deleteCard } from '@plaitful/messages/en-CA/settings';
import { useId } from 'react';
import { getStartInstant } from '../../../features/appointments/appointmentRows.ts';
import { useAppointments } from '../../../features/appointments/useAppointments.ts';
import { $api } from '../../../lib/api/client.ts';
import type { FieldErrors } from '../../../lib/forms/form.ts';
import { NewTabLinks } from '../../../lib/forms/NewTabLinks.tsx';
import { useTextField } from '../../../lib/forms/useField.ts';
import { useForm, useApiProblem } from '../../../lib/forms/useForm.ts';
import { paths } from '../../../lib/paths.ts';
import { deviceTokenStorage } from '../../../lib/session/appSessionMachine.ts';
import { useSessionSend } from '../../../lib/session/session.tsx';
import { useBusiness, useStudioValues } from '../../../shell/business.tsx';
import { ContactText } from '../../../shell/ContactText.tsx';
import { useNow } from '../../../shell/useNow.ts';
import { CurrentPasswordField } from '../../../lib/forms/CurrentPasswordField.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { FormSubmitError } from '../../../shell/FormSubmitError.tsx';

const { dialog: labels } = deleteCard;

interface Typed {
  password: string;
}

const nothing: Typed = { password: '' };

const validate = ({ password }: Typed): FieldErrors<Typed> =>
  password === '' ? { password: labels.password.error } : {};

function useDeleteAccount() {
  const send = useSessionSend();
  return $api.useMutation('post', '/api/account/delete', {
    onSuccess: ({ cancelledBookings, isComplete }) => {
      deviceTokenStorage.write(null);
      // Redirects Home, and removes the family's data from this browser.
      send({ type: 'user.changed', user: null });
      const done = deleteCard.done({ count: cancelledBookings });
      toast.success(isComplete ? done : `${done} ${deleteCard.doneLater}`, { isPersistent: true });
    },
  });
}

export function DeleteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const formId = useId();
  const { mutate, isPending, error, reset } = useDeleteAccount();
  const close = () => {
    reset();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={labels.title}
      closeLabel={action.close}
      isBusy={isPending}
      footer={
        <>
          <Button variant="outline" isDisabled={isPending} onDisabledClick={ignorePress} onClick={close}>
            {labels.keep}
          </Button>
          <Button tone="danger" type="submit" form={formId} isBusy={isPending} busyLabel={labels.submitting}>
            {labels.submit}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Consequences />
        <PasswordForm
          id={formId}
          error={error}
          onSubmit={(body) => {
            if (!isPending) mutate({ body });
          }}
        />
      </Stack>
    </Dialog>
  );
}

function ignorePress(): void {}

function Consequences() {
  const studio = useStudioValues();
  return (
    <>
      <Text weight="bold">{useUpcoming()}</Text>
      <AccountFacts items={[labels.deleted, labels.kept]} />
      <NewTabLinks>
        <Link href={paths.privacy.href()}>{labels.privacy}</Link>
      </NewTabLinks>
      <Text>
        <ContactText text={labels.contact(studio)} />
      </Text>
    </>
  );
}

/** The number of appointments that the deletion cancels. */
function useUpcoming(): string {
  const { data, isError } = useAppointments();
  const { timeZone } = useBusiness();
  const now = useNow();
  if (isError) return labels.upcoming.failed;
  if (data === undefined) return labels.upcoming.loading;
  const count = data.filter(
    (booking) => booking.paymentStatus !== 'CANCELLED' && getStartInstant(booking, timeZone) > now,
  ).length;
  return count === 0 ? labels.upcoming.none : labels.upcoming.some({ count });
}

interface PasswordFormProps {
  id: string;
  error: unknown;
  onSubmit: (typed: Typed) => void;
}

function PasswordForm({ id, error, onSubmit }: PasswordFormProps) {
  const problem = useApiProblem(error);
  const form = useForm({ initial: nothing, validate, problem });
  return (
    <Form id={id} onSubmit={() => form.submit(onSubmit)}>
      <FormSubmitError title={labels.failed} problem={problem} />
      <CurrentPasswordField label={labels.password.label} field={useTextField(form, 'password')} />
    </Form>
  );
}
