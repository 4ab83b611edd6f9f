import type { Credentials } from '@plaitful/api-client/contract';
import { checkRegistration, type Registration } from '@plaitful/domain/account';
import { register as labels } from '@plaitful/messages/en-CA/account';
import { personName } from '@plaitful/messages/en-CA/fields';
import { useEffect } from 'react';
import type { FieldErrors, Form } from '../../lib/forms/form.ts';
import { useForm } from '../../lib/forms/useForm.ts';
import { useSessionSelector } from '../../lib/session/useSessionSelector.ts';

type LoginInput = Required<Pick<Credentials, 'email' | 'password' | 'code'>>;

export type LoginForm = Form<LoginInput>;
export type RegisterForm = Form<Registration>;

function validateRegistration(registration: Registration): FieldErrors<Registration> {
  const { firstName, lastName, email, password } = checkRegistration(registration);
  return {
    ...(firstName && {
      firstName: firstName === 'required' ? labels.firstName.error : personName[firstName],
    }),
    ...(lastName && { lastName: lastName === 'required' ? labels.lastName.error : personName[lastName] }),
    ...(email && { email: labels.email.error[email] }),
    ...(password && { password: labels.password.error[password] }),
  };
}

const noLogin: LoginInput = { email: '', password: '', code: '' };
const noRegistration: Registration = { firstName: '', lastName: '', email: '', password: '' };

/**
 * The state of both forms is above the dialogs, so that switching between them keeps typed values.
 * @param isRegistering whether Register is the open dialog
 */
export function useAccountForms(isRegistering: boolean) {
  const login: LoginForm = useForm({ initial: noLogin });
  const problem = useSessionSelector(({ context }) => context.problem);
  const register: RegisterForm = useForm({
    initial: noRegistration,
    validate: validateRegistration,
    problem: isRegistering ? problem : null,
    isShown: isRegistering,
  });
  const registered = useSessionSelector(({ context }) =>
    context.hasRegistered ? context.credentials : null,
  );
  useEffect(() => {
    if (registered) login.reset({ ...noLogin, ...registered });
  }, [login, registered]);

  const expiredEmail = useSessionSelector(({ context }) => context.expiredEmail);
  useEffect(() => {
    if (expiredEmail !== null) login.reset({ ...noLogin, email: expiredEmail });
  }, [login, expiredEmail]);

  return {
    login,
    register,
    /** Fills the email into the other dialog where that is still empty. */
    carryEmail(to: 'login' | 'register') {
      const [source, target] = [login.read().values.email, register.read().values.email];
      if (to === 'register' && target === '') register.change('email', source);
      if (to === 'login' && source === '') login.change('email', target);
    },
  };
}
