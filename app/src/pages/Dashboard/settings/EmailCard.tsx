import type { Account } from '@plaitful/api-client/contract';
import { Badge } from '@plaitful/design-system/Badge';
import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Form } from '@plaitful/design-system/Form';
import { Inline } from '@plaitful/design-system/Inline';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextField } from '@plaitful/design-system/TextField';
import { checkEmail, emailChangeLinkMinutes, normalizeEmail } from '@plaitful/domain/account';
import type { EmailChangeEvent } from '@plaitful/flows/email-change/types';
import { emailCard as labels } from '@plaitful/messages/en-CA/emailChange';
import { formatDuration } from '@plaitful/messages/format';
import { useEffect, useState } from 'react';
import { SendLinkAgain } from '../../../features/appointments/SendLinkAgain.tsx';
import { useEmailChange, type EmailChangeSnapshot } from '../../../features/emailChange/useEmailChange.ts';
import type { FieldErrors } from '../../../lib/forms/form.ts';
import { useTextField } from '../../../lib/forms/useField.ts';
import { useForm } from '../../../lib/forms/useForm.ts';
import * as css from '../SettingsPage.css.ts';
import { CurrentPasswordField } from '../../../lib/forms/CurrentPasswordField.tsx';
import { FocusOnEntry } from '../../../shell/FocusOnEntry.tsx';
import { SettingsCard } from './SettingsCard.tsx';
import { FormSubmitError } from '../../../shell/FormSubmitError.tsx';

const linkLifetime = formatDuration(emailChangeLinkMinutes);

interface EmailCardProps {
  account: Account;
}

export function EmailCard({ account }: EmailCardProps) {
  const { newEmail } = account;
  const { snapshot, send } = useEmailChange({ visit: 'settings', newEmail });
  const [hasActed, setActed] = useState(false);
  useEffect(() => send({ type: 'account.fetched', newEmail }), [send, newEmail]);
  const act = (event: EmailChangeEvent) => {
    setActed(true);
    send(event);
  };
  const step = getStep(snapshot);
  return (
    <SettingsCard title={labels.title} text={labels.text}>
      <Present account={account} />
      <FocusOnEntry key={step} isEnabled={hasActed}>
        {step === 'editing' ? <EmailForm present={account.email} snapshot={snapshot} send={act} /> : null}
        {step === 'waiting' ? <Waiting present={account.email} snapshot={snapshot} send={act} /> : null}
        {step === 'idle' && !account.emailVerified ? <Text>{labels.unverifiedFirst}</Text> : null}
        {step === 'idle' && account.emailVerified ? (
          <Button variant="outline" onClick={() => act({ type: 'editing.started' })}>
            {labels.change}
          </Button>
        ) : null}
      </FocusOnEntry>
    </SettingsCard>
  );
}

function getStep(snapshot: EmailChangeSnapshot): 'idle' | 'editing' | 'waiting' {
  if (snapshot.matches('editing') || snapshot.matches('submitting')) return 'editing';
  return snapshot.matches('idle') ? 'idle' : 'waiting';
}

function Present({ account: { email, emailVerified } }: EmailCardProps) {
  return (
    <Stack gap={3}>
      <Inline gap={2}>
        <span className={css.address}>
          <Text element="strong" weight="bold">
            {email}
          </Text>
        </span>
        <Badge tone={emailVerified ? 'paid' : 'waiting'}>
          {emailVerified ? labels.verified : labels.unverified}
        </Badge>
      </Inline>
      {emailVerified ? null : <SendLinkAgain />}
    </Stack>
  );
}

interface StepProps {
  present: string;
  snapshot: EmailChangeSnapshot;
  send: (event: EmailChangeEvent) => void;
}

interface Typed {
  email: string;
  password: string;
}

const validatorFor =
  (present: string) =>
  ({ email, password }: Typed): FieldErrors<Typed> => {
    const problem = checkEmail(email);
    const isSame = normalizeEmail(email) === normalizeEmail(present);
    return {
      ...(problem && { email: labels.email.error[problem] }),
      ...(isSame && { email: labels.email.same }),
      ...(password === '' && { password: labels.password.error }),
    };
  };

function EmailForm({ present, snapshot, send }: StepProps) {
  const { newEmail, problem } = snapshot.context;
  const form = useForm<Typed>({
    initial: { email: newEmail ?? '', password: '' },
    validate: validatorFor(present),
    problem,
  });
  const submit = () => form.submit((typed) => send({ type: 'change.submitted', ...typed }));
  return (
    <div className={css.field}>
      <Form onSubmit={submit}>
        <FormSubmitError title={labels.failed} problem={problem} />
        <TextField
          label={labels.email.label}
          type="email"
          autoComplete="email"
          {...useTextField(form, 'email')}
          isRequired
        />
        <CurrentPasswordField label={labels.password.label} field={useTextField(form, 'password')} />
        <Text size="sm" tone="muted">
          {labels.how({ linkLifetime })}
        </Text>
        <Inline>
          <Button type="submit" isBusy={snapshot.matches('submitting')} busyLabel={labels.submitting}>
            {labels.submit}
          </Button>
          <Button variant="outline" onClick={() => send({ type: 'editing.cancelled' })}>
            {labels.cancel}
          </Button>
        </Inline>
      </Form>
    </div>
  );
}

function Waiting({ present, snapshot, send }: StepProps) {
  const { newEmail, problem } = snapshot.context;
  return (
    <Stack gap={4}>
      <Banner tone="waiting" title={labels.waiting.title({ newEmail: newEmail ?? '' })} isLive>
        {labels.waiting.text({ linkLifetime, email: present })}
      </Banner>
      <FormSubmitError title={labels.waiting.failed} problem={problem} />
      <Inline>
        <Button variant="outline" onClick={() => send({ type: 'editing.started' })}>
          {labels.waiting.again}
        </Button>
        <Button
          variant="text"
          isBusy={snapshot.matches('cancelling')}
          busyLabel={labels.waiting.cancelling}
          onClick={() => send({ type: 'change.cancelled' })}
        >
          {labels.waiting.cancel}
        </Button>
      </Inline>
    </Stack>
  );
}
