import { Button } from '@plaitful/design-system/Button';
import { Form } from '@plaitful/design-system/Form';
import { Inline } from '@plaitful/design-system/Inline';
import { Link } from '@plaitful/design-system/Link';
import { toast } from '@plaitful/design-system/Toast';
import { checkPassword } from '@plaitful/domain/account';
import { passwordCard as labels } from '@plaitful/messages/en-CA/settings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { unwrapResponse } from '../../../lib/api/unwrapResponse.ts';
import { api } from '../../../lib/api/client.ts';
import type { FieldErrors } from '../../../lib/forms/form.ts';
import { NewPasswordField } from '../../../lib/forms/NewPasswordField.tsx';
import { useTextField } from '../../../lib/forms/useField.ts';
import { useForm, useApiProblem } from '../../../lib/forms/useForm.ts';
import { paths } from '../../../lib/paths.ts';
import { refreshAccount } from '../../../lib/session/account.ts';
import { replaceToken } from '../../../lib/session/replaceToken.ts';
import * as css from '../SettingsPage.css.ts';
import { CurrentPasswordField } from '../../../lib/forms/CurrentPasswordField.tsx';
import { FocusOnEntry } from '../../../shell/FocusOnEntry.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { FormSubmitError } from '../../../shell/FormSubmitError.tsx';
import { refreshSessions } from './sessions.ts';

interface Typed {
  currentPassword: string;
  newPassword: string;
}

const nothing: Typed = { currentPassword: '', newPassword: '' };

function validate({ currentPassword, newPassword }: Typed): FieldErrors<Typed> {
  const problem = checkPassword(newPassword);
  return {
    ...(currentPassword === '' && { currentPassword: labels.current.error }),
    ...(problem && { newPassword: labels.next.error[problem] }),
  };
}

export function PasswordCard() {
  const [step, setStep] = useState<'atRest' | 'changing' | 'left'>('atRest');
  const leave = () => setStep('left');
  return (
    <SettingsCard title={labels.title} text={labels.text}>
      <FocusOnEntry key={step} isEnabled={step !== 'atRest'}>
        {step === 'changing' ? (
          <PasswordForm onLeave={leave} />
        ) : (
          <Button variant="outline" onClick={() => setStep('changing')}>
            {labels.change}
          </Button>
        )}
      </FocusOnEntry>
    </SettingsCard>
  );
}

function PasswordForm({ onLeave }: { onLeave: () => void }) {
  const cache = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Typed) =>
      replaceToken(async () => (await unwrapResponse(api.PUT('/api/account/password', { body }))).token),
    onSuccess: () => {
      toast.success(labels.done);
      onLeave();
      void refreshAccount(cache);
      return refreshSessions(cache);
    },
  });
  const problem = useApiProblem(error);
  const form = useForm({ initial: nothing, validate, problem });
  const submit = () =>
    form.submit((body) => {
      if (!isPending) mutate(body);
    });
  return (
    <div className={css.field}>
      <Form onSubmit={submit}>
        <FormSubmitError title={labels.failed} problem={problem} />
        <CurrentPasswordField label={labels.current.label} field={useTextField(form, 'currentPassword')} />
        <Link href={paths.forgotPassword.href()}>{labels.forgot}</Link>
        <NewPasswordField label={labels.next.label} field={useTextField(form, 'newPassword')} />
        <Inline>
          <Button type="submit" isBusy={isPending} busyLabel={labels.submitting}>
            {labels.submit}
          </Button>
          <Button variant="outline" onClick={onLeave}>
            {labels.cancel}
          </Button>
        </Inline>
      </Form>
    </div>
  );
}
