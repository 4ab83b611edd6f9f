import { ButtonLink } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextField } from '@plaitful/design-system/TextField';
import { emailChangeLinkMinutes, loginCodeMinutes } from '@plaitful/domain/account';
import type { EmailLinkPurpose } from '@plaitful/flows/email-change/types';
import { confirmEmail, emailLink, undoEmail } from '@plaitful/messages/en-CA/emailChange';
import { formatDuration } from '@plaitful/messages/format';
import { useEffect, useState } from 'react';
import { useEmailChange, type EmailChangeSnapshot } from '../../features/emailChange/useEmailChange.ts';
import { EmailLinkConfirmation } from '../../features/mailedLink/MailedLink.tsx';
import type { Form } from '../../lib/forms/form.ts';
import { useTextField } from '../../lib/forms/useField.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { paths } from '../../lib/paths.ts';
import { useLinkToken } from '../../lib/routing/useLinkToken.ts';
import { useStudioValues } from '../../shell/business.tsx';
import { ContactText } from '../../shell/ContactText.tsx';
import { SubmitErrorBanner } from '../../shell/errorStates.tsx';
import { PageHead } from '../../shell/PageHead.tsx';
import { PagePanel } from '../../shell/PagePanel.tsx';

const visits = {
  confirm: { labels: confirmEmail, here: paths.confirmEmail.href(), next: paths.settings.href() },
  undo: { labels: undoEmail, here: paths.undoEmail.href(), next: paths.forgotPassword.href() },
};

/**
 * An emailed link, used only when its button is pressed; the server gives the same response a second time.
 */
export function EmailLinkResult({ purpose }: { purpose: EmailLinkPurpose }) {
  const token = useLinkToken(visits[purpose].here);
  // Another link may be opened in the same tab, without another document.
  return <OpenedLink key={token} purpose={purpose} token={token} />;
}

function OpenedLink({ purpose, token }: { purpose: EmailLinkPurpose; token: string | null }) {
  const { labels, next } = visits[purpose];
  const { snapshot, send } = useEmailChange({ visit: 'link', purpose, token });
  if (snapshot.matches('linkInvalid')) return <InvalidLink isResult={token !== null} />;
  const isDone = snapshot.matches('linkAccepted');
  return (
    <PageHead>
      <PagePanel title={isDone ? labels.done.title : labels.title} isResult={isDone}>
        {isDone ? (
          <Stack gap={6} align="start">
            <Text>{labels.done.text}</Text>
            <ButtonLink href={next}>{labels.done.button}</ButtonLink>
          </Stack>
        ) : (
          <LinkForm
            labels={labels}
            snapshot={snapshot}
            onSubmit={(code) => send({ type: 'link.submitted', ...(code !== '' && { code }) })}
          />
        )}
      </PagePanel>
    </PageHead>
  );
}

interface LinkFormProps {
  labels: (typeof visits)[EmailLinkPurpose]['labels'];
  snapshot: EmailChangeSnapshot;
  onSubmit: (code: string) => void;
}

const nothing = { code: '' };

function LinkForm({ labels, snapshot, onSubmit }: LinkFormProps) {
  const form = useForm({ initial: nothing });
  const isCodeRequired = snapshot.matches({ linkReady: 'askingCode' });
  // The field stays while the code is being submitted, although nothing requires it then.
  const [isCodeAsked, setCodeAsked] = useState(false);
  if (isCodeRequired && !isCodeAsked) setCodeAsked(true);
  const { problem } = snapshot.context;
  return (
    <EmailLinkConfirmation
      labels={labels}
      onSubmit={() => form.submit(({ code }) => onSubmit(code.trim()))}
      isSubmitting={snapshot.matches('submittingLink')}
      hasFailed={snapshot.matches({ linkReady: 'failed' })}
      problem={problem}
    >
      {isCodeAsked ? (
        <>
          {isCodeRequired ? <SubmitErrorBanner title={labels.failed} problem={problem} /> : null}
          <CodeField form={form} isRequired={isCodeRequired} />
        </>
      ) : null}
    </EmailLinkConfirmation>
  );
}

/** It gets the focus when a code becomes required. */
function CodeField({ form, isRequired }: { form: Form<typeof nothing>; isRequired: boolean }) {
  const { ref, ...code } = useTextField(form, 'code');
  const [field, setField] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isRequired || field === null) return;
    if (form.read().values.code.trim() === '') field.focus();
    else form.setErrors({ code: undoEmail.code.wrong });
  }, [form, field, isRequired]);
  return (
    <TextField
      label={undoEmail.code.label}
      hint={undoEmail.code.hint({ lifetime: formatDuration(loginCodeMinutes) })}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={20}
      {...code}
      ref={(control) => {
        setField(control);
        ref(control);
      }}
    />
  );
}

function InvalidLink({ isResult }: { isResult: boolean }) {
  const { invalid: labels } = emailLink;
  return (
    <PageHead>
      <PagePanel title={labels.title} isResult={isResult}>
        <Stack gap={6} align="start">
          <Stack gap={3}>
            <Text>{labels.text({ linkLifetime: formatDuration(emailChangeLinkMinutes) })}</Text>
            <Text>
              <ContactText text={labels.help(useStudioValues())} />
            </Text>
          </Stack>
          <ButtonLink href={paths.settings.href()}>{labels.button}</ButtonLink>
        </Stack>
      </PagePanel>
    </PageHead>
  );
}
