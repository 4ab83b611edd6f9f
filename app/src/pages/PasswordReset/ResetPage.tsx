import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Form } from '@plaitful/design-system/Form';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { checkPassword, resetLinkMinutes } from '@plaitful/domain/account';
import type { PasswordResetEvent } from '@plaitful/flows/password-reset/types';
import { title } from '@plaitful/messages/en-CA/common';
import { reset as labels } from '@plaitful/messages/en-CA/passwords';
import { formatDuration } from '@plaitful/messages/format';
import { useStudioValues } from '../../shell/business.tsx';
import { SubmitErrorBanner } from '../../shell/errorStates.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { PagePanel } from '../../shell/PagePanel.tsx';
import type { FieldErrors } from '../../lib/forms/form.ts';
import { NewPasswordField } from '../../lib/forms/NewPasswordField.tsx';
import { useTextField } from '../../lib/forms/useField.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { paths } from '../../lib/paths.ts';
import { useLinkToken } from '../../lib/routing/useLinkToken.ts';
import { usePasswordReset, type PasswordResetSnapshot } from './usePasswordReset.ts';

export function ResetPage() {
  const token = useLinkToken(paths.resetPassword.href());
  // Another link may be opened in the same tab, without another document.
  return <OpenedLink key={token} token={token} />;
}

function OpenedLink({ token }: { token: string | null }) {
  const { snapshot, send } = usePasswordReset({ visit: 'reset', token });
  const studio = useStudioValues();
  const isInvalid = snapshot.matches('linkInvalid');
  return (
    <PageHead {...(isInvalid && { title: title.resetInvalid(studio) })}>
      <PagePanel title={isInvalid ? labels.invalid.text : labels.title}>
        {isInvalid ? <InvalidLink /> : <NewPassword snapshot={snapshot} onSubmit={send} />}
      </PagePanel>
    </PageHead>
  );
}

function InvalidLink() {
  return (
    <Stack gap={6} align="start">
      <Text>{labels.invalid.hint({ linkLifetime: formatDuration(resetLinkMinutes) })}</Text>
      <ButtonLink href={paths.forgotPassword.href()}>{labels.invalid.button}</ButtonLink>
    </Stack>
  );
}

interface Typed {
  newPassword: string;
}

const nothing: Typed = { newPassword: '' };

function validate({ newPassword }: Typed): FieldErrors<Typed> {
  const problem = checkPassword(newPassword);
  return problem === undefined ? {} : { newPassword: labels.password.error[problem] };
}

interface NewPasswordProps {
  snapshot: PasswordResetSnapshot;
  onSubmit: (event: PasswordResetEvent) => void;
}

function NewPassword({ snapshot, onSubmit }: NewPasswordProps) {
  const { problem } = snapshot.context;
  const form = useForm({ initial: nothing, validate, problem });
  const field = useTextField(form, 'newPassword');
  if (snapshot.matches('passwordSaved') || snapshot.matches('leaving')) {
    return (
      <Banner tone="paid" title={labels.done.text} isLive>
        {labels.done.next}
      </Banner>
    );
  }
  const submit = () =>
    form.submit(({ newPassword }) => onSubmit({ type: 'password.submitted', newPassword }));
  return (
    <Form onSubmit={submit}>
      {snapshot.matches({ askingPassword: 'failed' }) ? (
        <SubmitErrorBanner
          title={labels.failed.text}
          problem={problem}
          hints={{ invalid: labels.failed.hint }}
        />
      ) : null}
      <NewPasswordField label={labels.password.label} hint={labels.password.hint} field={field} />
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isBusy={snapshot.matches('savingPassword')}
        busyLabel={labels.submitting}
      >
        {labels.submit}
      </Button>
    </Form>
  );
}
