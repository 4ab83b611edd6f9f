import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Form } from '@plaitful/design-system/Form';
import { ButtonLink } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { checkPassword, resetLinkMinutes } from '@plaitful/domain/account';
import type { PasswordResetEvent } from '@plaitful/flows/password-reset/types';
import { title } from '@plaitful/messages/en-CA/common';
import { reset as words } from '@plaitful/messages/en-CA/passwords';
import { formatDuration } from '@plaitful/messages/format';
import { useHelp } from '../../shell/useHelp.ts';
import { useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { Page } from '../../shell/Page.tsx';
import { PagePanel } from '../../shell/PagePanel.tsx';
import type { FieldMessages } from '../../lib/forms/form.ts';
import { NewPasswordField } from '../../lib/forms/NewPasswordField.tsx';
import { useErrorsInTitle } from '../../lib/forms/useErrorsInTitle.ts';
import { useTextField } from '../../lib/forms/useField.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { useRefusedFields } from '../../lib/forms/useRefusedFields.ts';
import { paths } from '../../lib/paths.ts';
import { useLinkToken } from '../../lib/routing/useLinkToken.ts';
import { usePasswordReset, type PasswordResetSnapshot } from './usePasswordReset.ts';

/** Sets a new password by the link of a mail; the rule of registration applies (reading 30). */
export function ResetPage() {
  const { snapshot, send } = usePasswordReset({
    visit: 'reset',
    token: useLinkToken(paths.resetPassword.href()),
  });
  const studio = useStudioValues();
  const isInvalid = snapshot.matches('linkInvalid');
  return (
    <Page title={isInvalid ? title.resetInvalid(studio) : title.reset(studio)} isIndexed={false}>
      <PagePanel title={isInvalid ? words.invalid.text : words.title}>
        {isInvalid ? <InvalidLink /> : <NewPassword snapshot={snapshot} onSubmit={send} />}
      </PagePanel>
    </Page>
  );
}

function InvalidLink() {
  return (
    <Stack gap={6} align="start">
      <Text>{words.invalid.hint({ linkLifetime: formatDuration(resetLinkMinutes) })}</Text>
      <ButtonLink href={paths.forgotPassword.href()}>{words.invalid.button}</ButtonLink>
    </Stack>
  );
}

interface Typed {
  newPassword: string;
}

const nothing: Typed = { newPassword: '' };

function judge({ newPassword }: Typed): FieldMessages<Typed> {
  const problem = checkPassword(newPassword);
  return problem === undefined ? {} : { newPassword: words.password.error[problem] };
}

interface NewPasswordProps {
  snapshot: PasswordResetSnapshot;
  onSubmit: (event: PasswordResetEvent) => void;
}

function NewPassword({ snapshot, onSubmit }: NewPasswordProps) {
  const form = useForm({ initial: nothing, judge });
  useErrorsInTitle(form);
  const tie = useTextField(form, 'newPassword');
  const { problem } = snapshot.context;
  const help = useHelp();
  useRefusedFields(form, problem);
  if (snapshot.matches('passwordSaved') || snapshot.matches('leaving')) {
    return (
      <Banner tone="paid" title={words.done.text} isLive>
        {words.done.next}
      </Banner>
    );
  }
  const submit = () =>
    form.submit(({ newPassword }) => onSubmit({ type: 'password.submitted', newPassword }));
  return (
    <Form onSubmit={submit}>
      <Stack gap={4}>
        {snapshot.matches({ askingPassword: 'failed' }) ? (
          <Banner tone="critical" title={words.failed.text} isLive>
            <ContactText
              text={help.afterSending(problem, { invalid: words.failed.hint }) ?? words.failed.hint}
            />
          </Banner>
        ) : null}
        <NewPasswordField label={words.password.label} hint={words.password.hint} tie={tie} />
        <Button
          type="submit"
          size="lg"
          isFullWidth
          isBusy={snapshot.matches('savingPassword')}
          busyLabel={words.submitting}
        >
          {words.submit}
        </Button>
      </Stack>
    </Form>
  );
}
