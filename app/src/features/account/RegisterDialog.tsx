import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Grid } from '@plaitful/design-system/Grid';
import { Link } from '@plaitful/design-system/Link';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { TextField } from '@plaitful/design-system/TextField';
import { toast } from '@plaitful/design-system/Toast';
import { selectIsBusy } from '@plaitful/flows/session/select';
import { register as words } from '@plaitful/messages/en-CA/account';
import { action } from '@plaitful/messages/en-CA/common';
import { useEffect, useId } from 'react';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { ContactText } from '../../shell/ContactText.tsx';
import { NewTabLinks } from '../../lib/forms/NewTabLinks.tsx';
import { useFormState } from '../../lib/forms/useForm.ts';
import { paths } from '../../lib/paths.ts';
import { useSessionActor } from '../../lib/session/session.tsx';
import { useSessionSelector } from '../../lib/session/useSessionSelector.ts';
import { SwitchLine } from './SwitchLine.tsx';
import type { RegisterForm } from './useAccountForms.ts';
import { NewPasswordField } from '../../lib/forms/NewPasswordField.tsx';
import { useTextField } from '../../lib/forms/useField.ts';

interface RegisterDialogProps {
  form: RegisterForm;
  onLogin: () => void;
  onClose: () => void;
}

export function RegisterDialog({ form, onLogin, onClose }: RegisterDialogProps) {
  const session = useSessionActor();
  const send = () =>
    form.submit((typed) =>
      session.send({
        type: 'registration.submitted',
        registration: {
          firstName: typed.firstName.trim(),
          lastName: typed.lastName.trim(),
          email: typed.email.trim(),
          password: typed.password,
        },
      }),
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      lead={words.text}
      initialFocus="field"
      closeLabel={action.close}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <Stack gap={4}>
          <Failure />
          <RegisterFields form={form} />
          <Text size="sm" tone="muted">
            {words.privacy.text}{' '}
            <NewTabLinks>
              <Link href={paths.privacy.href()}>{words.privacy.link}</Link>
            </NewTabLinks>
          </Text>
          <SignUp form={form} onNotReady={send} />
          <SwitchLine text={words.switch.text} button={words.switch.button} onPress={onLogin} />
        </Stack>
      </form>
    </Dialog>
  );
}

function SignUp({ form, onNotReady }: { form: RegisterForm; onNotReady: () => void }) {
  const whyId = useId();
  const isValid = useFormState(form, (state) => state.isValid);
  const isBusy = useSessionSelector(selectIsBusy);
  return (
    <Stack gap={2}>
      <Button
        type="submit"
        size="lg"
        isFullWidth
        isBusy={isBusy}
        busyLabel={words.submitting}
        isNotReady={!isValid}
        onNotReady={onNotReady}
        {...(isValid ? {} : { describedBy: whyId })}
      >
        {words.submit}
      </Button>
      {isValid ? null : (
        <Text id={whyId} size="sm" tone="muted">
          {words.why}
        </Text>
      )}
    </Stack>
  );
}

function Failure() {
  const hasFailed = useSessionSelector((snapshot) => snapshot.matches({ guest: 'registerFailed' }));
  const problem = useSessionSelector(({ context }) => context.problem);
  const errorMessages = useErrorMessages();
  useEffect(() => {
    if (hasFailed) toast.error(words.failed.text);
  }, [hasFailed]);
  if (!hasFailed) return null;
  return (
    <Banner tone="critical" title={words.failed.text}>
      <ContactText text={errorMessages.afterSending(problem, { email_taken: words.failed.hint }) ?? ''} />
    </Banner>
  );
}

function RegisterFields({ form }: { form: RegisterForm }) {
  const firstName = useTextField(form, 'firstName');
  const lastName = useTextField(form, 'lastName');
  const email = useTextField(form, 'email');
  return (
    <>
      <Grid columns={2} gap={3}>
        <TextField label={words.firstName.label} autoComplete="given-name" {...firstName} isRequired />
        <TextField label={words.lastName.label} autoComplete="family-name" {...lastName} isRequired />
      </Grid>
      <TextField label={words.email.label} type="email" autoComplete="email" {...email} isRequired />
      <NewPassword form={form} />
    </>
  );
}

/** A component of its own, so that typing in other fields does not render the rules again. */
function NewPassword({ form }: { form: RegisterForm }) {
  return <NewPasswordField label={words.password.label} field={useTextField(form, 'password')} />;
}
