import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Link, LinkProvider, type RouterLinkProps } from '@plaitful/design-system/Link';
import { PasswordField } from '@plaitful/design-system/PasswordField';
import { Stack } from '@plaitful/design-system/Stack';
import { TextField } from '@plaitful/design-system/TextField';
import { loginCodeMinutes } from '@plaitful/domain/account';
import { selectIsBusy } from '@plaitful/flows/session/select';
import { login as words, register } from '@plaitful/messages/en-CA/account';
import { action } from '@plaitful/messages/en-CA/common';
import { formatDuration } from '@plaitful/messages/format';
import { useState, type SubmitEvent, type ReactNode, useEffect, useRef } from 'react';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { ContactText } from '../../shell/ContactText.tsx';
import { useTextField } from '../../lib/forms/useField.ts';
import { paths } from '../../lib/paths.ts';
import { useSessionActor } from '../../lib/session/session.tsx';
import { useSessionSelector } from '../../lib/session/useSessionSelector.ts';
import { SwitchLine } from './SwitchLine.tsx';
import type { LoginForm } from './useAccountForms.ts';

const useIsCodeRequired = (): boolean =>
  useSessionSelector(
    ({ context: { problem } }) => problem?.kind === 'refused' && problem.code === 'login_code_required',
  );

/** The code of the mail. It takes the focus each time a code is asked for. */
function CodeField({ form }: { form: LoginForm }) {
  const { ref, ...code } = useTextField(form, 'code');
  const field = useRef<HTMLInputElement>(null);
  const isRequired = useIsCodeRequired();
  useEffect(() => {
    if (!isRequired) return;
    if (form.read().values.code.trim() === '') field.current?.focus();
    else form.setErrors({ code: words.code.wrong });
  }, [form, isRequired]);
  return (
    <TextField
      label={words.code.label}
      hint={words.code.hint({ lifetime: formatDuration(loginCodeMinutes) })}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={20}
      {...code}
      ref={(control) => {
        field.current = control;
        ref(control);
      }}
    />
  );
}

interface LoginDialogProps {
  form: LoginForm;
  onRegister: () => void;
  onClose: () => void;
}

export function LoginDialog({ form, onRegister, onClose }: LoginDialogProps) {
  const session = useSessionActor();
  const reason = useSessionSelector(({ context }) => context.reason);
  const isBusy = useSessionSelector(selectIsBusy);
  const email = useTextField(form, 'email');
  const password = useTextField(form, 'password');
  const isCodeRequired = useIsCodeRequired();
  // While the code is sent nothing requires it, but its field stays.
  const [isCodeAsked, setCodeAsked] = useState(isCodeRequired);
  if (isCodeRequired && !isCodeAsked) setCodeAsked(true);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    form.submit((typed) => {
      const code = isCodeAsked ? typed.code.trim() : '';
      const credentials = {
        email: typed.email.trim(),
        password: typed.password,
        ...(code !== '' && { code }),
      };
      if (!isBusy) session.send({ type: 'login.submitted', credentials });
    });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      lead={reason === null ? undefined : words.reason[reason]}
      initialFocus={reason === null ? 'field' : 'title'}
      closeLabel={action.close}
      // A page below may hold typed values: a press outside must not lose it.
      isPersistent={reason === 'expired'}
    >
      <form noValidate onSubmit={send}>
        <Stack gap={4}>
          <Outcome />
          <TextField label={words.email} type="email" autoComplete="username" {...email} />
          <PasswordField
            label={words.password.label}
            showLabel={words.password.show}
            hideLabel={words.password.hide}
            autoComplete="current-password"
            {...password}
          />
          {isCodeAsked ? <CodeField form={form} /> : null}
          <FullLoadLinks>
            <Link href={paths.forgotPassword.href()}>{words.forgot}</Link>
          </FullLoadLinks>
          <Button type="submit" size="lg" isFullWidth isBusy={isBusy} busyLabel={words.submitting}>
            {words.submit}
          </Button>
          <SwitchLine text={words.switch.text} button={words.switch.button} onPress={onRegister} />
        </Stack>
      </form>
    </Dialog>
  );
}

const hints = { login_failed: words.error.hint, invalid: words.error.hint };

function Outcome() {
  const hasFailed = useSessionSelector((snapshot) => snapshot.matches({ guest: 'loginFailed' }));
  const isCodeRequired = useIsCodeRequired();
  const errorMessages = useErrorMessages();
  const { hasRegistered, problem } = useSessionSelector(({ context }) => context);
  if (!hasFailed) return null;
  return (
    <>
      {hasRegistered ? (
        <Banner tone="paid" isLive>
          {register.done}
        </Banner>
      ) : null}
      {isCodeRequired ? (
        <Banner tone="waiting" title={words.code.title} isLive>
          {errorMessages.afterSending(problem)}
        </Banner>
      ) : (
        <Banner tone="critical" title={words.error.text} isLive>
          <ContactText text={errorMessages.afterSending(problem, hints) ?? words.error.hint} />
        </Banner>
      )}
    </>
  );
}

function PlainLink({ state: _state, children, ...anchor }: RouterLinkProps) {
  return <a {...anchor}>{children}</a>;
}

function FullLoadLinks({ children }: { children: ReactNode }) {
  return <LinkProvider component={PlainLink}>{children}</LinkProvider>;
}
