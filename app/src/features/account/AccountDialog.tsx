import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { Dialog } from '@plaitful/design-system/Dialog';
import { Form } from '@plaitful/design-system/Form';
import { Grid } from '@plaitful/design-system/Grid';
import { Plait, type PlaitMarker } from '@plaitful/design-system/Plait';
import { Stack } from '@plaitful/design-system/Stack';
import { Text } from '@plaitful/design-system/Text';
import { login, membersOnly as membersLabels, register } from '@plaitful/messages/en-CA/account';
import { action } from '@plaitful/messages/en-CA/common';
import { Link, LinkProvider, type RouterLinkProps } from '@plaitful/design-system/Link';
import { PasswordField } from '@plaitful/design-system/PasswordField';
import { TextField } from '@plaitful/design-system/TextField';
import { loginCodeMinutes } from '@plaitful/domain/account';
import { selectIsBusy } from '@plaitful/flows/session/select';
import { formatDuration } from '@plaitful/messages/format';
import { useState, type ReactNode, useEffect, useRef, useId } from 'react';
import { Inline } from '@plaitful/design-system/Inline';
import { useAccountForms, type LoginForm, type RegisterForm } from './useAccountForms.ts';
import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { SubmitErrorBanner } from '../../shell/errorStates.tsx';
import { useTextField } from '../../lib/forms/useField.ts';
import { paths } from '../../lib/paths.ts';
import {
  useAccountDialog,
  type MembersOnlyDialogRequest,
  useSessionActor,
} from '../../lib/session/session.tsx';
import { useSessionSelector } from '../../lib/session/useSessionSelector.ts';
import { NewTabLinks } from '../../lib/forms/NewTabLinks.tsx';
import { useFormState } from '../../lib/forms/useForm.ts';
import { NewPasswordField } from '../../lib/forms/NewPasswordField.tsx';

const markers: readonly PlaitMarker[] = [0.125, 0.375, 0.625, 0.875].map((at) => ({
  at,
  kind: at > 0.5 ? 'open' : 'closed',
}));

/** Style and time are chosen: two of the four steps are done, at the places of the Stepper. */
const FirstHalf = () => <Plait size="progress" plaited={[[0, 0.375]]} markers={markers} surface="picture" />;

interface MembersDialogProps {
  request: MembersOnlyDialogRequest;
  onRegister: () => void;
  onLogin: () => void;
  onClose: () => void;
}

/** For a guest who chose a slot: login or registration are required; the slot is kept. */
function MembersDialog({ request, onRegister, onLogin, onClose }: MembersDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={membersLabels.title}
      closeLabel={action.close}
      band={<FirstHalf />}
    >
      <Stack gap={6}>
        <Text size="lg">{membersLabels.text}</Text>
        <Banner tone="paid">{membersLabels.kept(request.kept)}</Banner>
        <Grid columns={{ phone: 1, desk: 2 }} gap={3}>
          <Button size="lg" isFullWidth onClick={onRegister}>
            {membersLabels.register}
          </Button>
          <Button size="lg" variant="outline" isFullWidth onClick={onLogin}>
            {membersLabels.login}
          </Button>
        </Grid>
      </Stack>
    </Dialog>
  );
}

/** Login, Register or Members Only. Switching between them keeps typed values. */
export function AccountDialog() {
  const { dialog, members, openLogin, openRegister, close } = useAccountDialog();
  const forms = useAccountForms(dialog === 'register');
  if (dialog === undefined) return null;
  switch (dialog) {
    case 'login':
      return (
        <LoginDialog
          form={forms.login}
          onRegister={() => {
            forms.carryEmail('register');
            openRegister();
          }}
          onClose={close}
        />
      );
    case 'register':
      return (
        <RegisterDialog
          form={forms.register}
          onLogin={() => {
            forms.carryEmail('login');
            openLogin();
          }}
          onClose={close}
        />
      );
    case 'members':
      return members === undefined ? null : (
        <MembersDialog
          request={members}
          onRegister={() => openRegister({ reason: 'booking' })}
          onLogin={() => openLogin({ reason: 'booking' })}
          onClose={close}
        />
      );
    default:
      return dialog satisfies never;
  }
}

const useIsCodeRequired = (): boolean =>
  useSessionSelector(
    ({ context: { problem } }) => problem?.kind === 'refused' && problem.code === 'login_code_required',
  );

/** The code from the email. It gets the focus whenever a code becomes required. */
function CodeField({ form }: { form: LoginForm }) {
  const { ref, ...code } = useTextField(form, 'code');
  const field = useRef<HTMLInputElement>(null);
  const isRequired = useIsCodeRequired();
  useEffect(() => {
    if (!isRequired) return;
    if (form.read().values.code.trim() === '') field.current?.focus();
    else form.setErrors({ code: login.code.wrong });
  }, [form, isRequired]);
  return (
    <TextField
      label={login.code.label}
      hint={login.code.hint({ lifetime: formatDuration(loginCodeMinutes) })}
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

function LoginDialog({ form, onRegister, onClose }: LoginDialogProps) {
  const session = useSessionActor();
  const reason = useSessionSelector(({ context }) => context.reason);
  const isBusy = useSessionSelector(selectIsBusy);
  const email = useTextField(form, 'email');
  const password = useTextField(form, 'password');
  const isCodeRequired = useIsCodeRequired();
  // The field stays while the code is being submitted, although nothing requires it then.
  const [isCodeAsked, setCodeAsked] = useState(isCodeRequired);
  if (isCodeRequired && !isCodeAsked) setCodeAsked(true);
  const send = () =>
    form.submit((typed) => {
      const code = isCodeAsked ? typed.code.trim() : '';
      const credentials = {
        email: typed.email.trim(),
        password: typed.password,
        ...(code !== '' && { code }),
      };
      if (!isBusy) session.send({ type: 'login.submitted', credentials });
    });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={login.title}
      lead={reason === null ? undefined : login.reason[reason]}
      initialFocus={reason === null ? 'field' : 'title'}
      closeLabel={action.close}
      // A page below may hold typed values: a press outside must not lose it.
      isPersistent={reason === 'expired'}
    >
      <Form onSubmit={send}>
        <Outcome />
        <TextField label={login.email} type="email" autoComplete="username" {...email} />
        <PasswordField
          label={login.password.label}
          showLabel={login.password.show}
          hideLabel={login.password.hide}
          autoComplete="current-password"
          {...password}
        />
        {isCodeAsked ? <CodeField form={form} /> : null}
        <FullLoadLinks>
          <Link href={paths.forgotPassword.href()}>{login.forgot}</Link>
        </FullLoadLinks>
        <Button type="submit" size="lg" isFullWidth isBusy={isBusy} busyLabel={login.submitting}>
          {login.submit}
        </Button>
        <SwitchLine text={login.switch.text} button={login.switch.button} onPress={onRegister} />
      </Form>
    </Dialog>
  );
}

const hints = { login_failed: login.error.hint, invalid: login.error.hint };

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
        <Banner tone="waiting" title={login.code.title} isLive>
          {errorMessages.afterSending(problem)}
        </Banner>
      ) : (
        <SubmitErrorBanner title={login.error.text} problem={problem} hints={hints} />
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

interface RegisterDialogProps {
  form: RegisterForm;
  onLogin: () => void;
  onClose: () => void;
}

function RegisterDialog({ form, onLogin, onClose }: RegisterDialogProps) {
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
      title={register.title}
      lead={register.text}
      initialFocus="field"
      closeLabel={action.close}
    >
      <Form onSubmit={send}>
        <Failure />
        <RegisterFields form={form} />
        <Text size="sm" tone="muted">
          {register.privacy.text}{' '}
          <NewTabLinks>
            <Link href={paths.privacy.href()}>{register.privacy.link}</Link>
          </NewTabLinks>
        </Text>
        <SignUp form={form} onDisabledClick={send} />
        <SwitchLine text={register.switch.text} button={register.switch.button} onPress={onLogin} />
      </Form>
    </Dialog>
  );
}

function SignUp({ form, onDisabledClick }: { form: RegisterForm; onDisabledClick: () => void }) {
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
        busyLabel={register.submitting}
        isDisabled={!isValid}
        onDisabledClick={onDisabledClick}
        {...(isValid ? {} : { describedBy: whyId })}
      >
        {register.submit}
      </Button>
      {isValid ? null : (
        <Text id={whyId} size="sm" tone="muted">
          {register.why}
        </Text>
      )}
    </Stack>
  );
}

function Failure() {
  const hasFailed = useSessionSelector((snapshot) => snapshot.matches({ guest: 'registerFailed' }));
  const problem = useSessionSelector(({ context }) => context.problem);
  if (!hasFailed) return null;
  return (
    <SubmitErrorBanner
      title={register.failed.text}
      problem={problem}
      hints={{ email_taken: register.failed.hint }}
      isLive={false}
    />
  );
}

function RegisterFields({ form }: { form: RegisterForm }) {
  const firstName = useTextField(form, 'firstName');
  const lastName = useTextField(form, 'lastName');
  const email = useTextField(form, 'email');
  return (
    <>
      <Grid columns={2} gap={3}>
        <TextField label={register.firstName.label} autoComplete="given-name" {...firstName} isRequired />
        <TextField label={register.lastName.label} autoComplete="family-name" {...lastName} isRequired />
      </Grid>
      <TextField label={register.email.label} type="email" autoComplete="email" {...email} isRequired />
      <NewPassword form={form} />
    </>
  );
}

/** A component of its own, so that typing in other fields does not render the rules again. */
function NewPassword({ form }: { form: RegisterForm }) {
  return <NewPasswordField label={register.password.label} field={useTextField(form, 'password')} />;
}

function SwitchLine({ text, button, onPress }: { text: string; button: string; onPress: () => void }) {
  return (
    <Inline gap={1}>
      <Text element="span" size="sm">
        {text}
      </Text>
      <Button variant="text" size="sm" onClick={onPress}>
        {button}
      </Button>
    </Inline>
  );
}
