import { Button } from '@plaitful/design-system/Button';
import { Form } from '@plaitful/design-system/Form';
import { Link } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextField } from '@plaitful/design-system/TextField';
import { checkEmail, resetLinkMinutes } from '@plaitful/domain/account';
import { forgot as labels } from '@plaitful/messages/en-CA/passwords';
import { formatDuration } from '@plaitful/messages/format';
import { SubmitErrorBanner } from '../../shell/errorStates.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { BesidePicture } from '../../shell/BesidePicture.tsx';
import { Panel } from '../../shell/PagePanel.tsx';
import type { FieldErrors } from '../../lib/forms/form.ts';
import { useTextField } from '../../lib/forms/useField.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { paths } from '../../lib/paths.ts';
import { usePasswordReset } from './usePasswordReset.ts';

interface Asked {
  email: string;
}

const nothing: Asked = { email: '' };

function validate({ email }: Asked): FieldErrors<Asked> {
  const problem = checkEmail(email);
  return problem === undefined ? {} : { email: labels.email.error[problem] };
}

/** The answer is the same whether or not there is such an account. */
export function ForgotPage() {
  const { snapshot, send } = usePasswordReset({ visit: 'forgot' });
  const form = useForm({ initial: nothing, validate });
  const submit = () => form.submit(({ email }) => send({ type: 'link.requested', email }));
  return (
    <PageHead>
      <BesidePicture>
        <Panel title={labels.title}>
          <Text>{labels.text}</Text>
          <Form onSubmit={submit}>
            {snapshot.matches({ askingEmail: 'failed' }) ? (
              <SubmitErrorBanner title={labels.failed} problem={snapshot.context.problem} />
            ) : null}
            <TextField
              label={labels.email.label}
              type="email"
              autoComplete="username"
              {...useTextField(form, 'email')}
              isRequired
            />
            <Button
              type="submit"
              size="lg"
              isFullWidth
              isBusy={snapshot.matches('sendingLink')}
              busyLabel={labels.submitting}
            >
              {labels.submit}
            </Button>
          </Form>
          <Stack gap={2}>
            <Text size="sm" tone="muted">
              {labels.hint({ linkLifetime: formatDuration(resetLinkMinutes) })}
            </Text>
            <Text size="sm" tone="muted">
              {labels.unknown}
            </Text>
          </Stack>
          <Link href={paths.home.href()}>{labels.back}</Link>
        </Panel>
      </BesidePicture>
    </PageHead>
  );
}
