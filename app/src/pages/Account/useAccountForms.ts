import type { Credentials } from '@plaitful/api-client/contract';
import { checkRegistration, type Registration } from '@plaitful/domain/account';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { resolveBy, type FieldMessages } from '../../forms/resolver.ts';
import { register as words } from '../../messages/en-CA/account.ts';
import { useSessionSelector } from '../../session/useSessionSelector.ts';

export type LoginForm = UseFormReturn<Credentials>;
export type RegisterForm = UseFormReturn<Registration>;

/** The rule of product spec 5, in its words. */
function judgeRegistration(registration: Registration): FieldMessages<Registration> {
  const { firstName, lastName, email, password } = checkRegistration(registration);
  return {
    ...(firstName && { firstName: words.firstName.error }),
    ...(lastName && { lastName: words.lastName.error }),
    ...(email && { email: words.email.error[email === 'required' ? 'required' : 'invalid'] }),
    ...(password && { password: words.password.error[password === 'required' ? 'required' : 'weak'] }),
  };
}

const registrationResolver = resolveBy(judgeRegistration);

/** Both forms live above the dialogs, so that neither loses what was typed while the other is open. */
export function useAccountForms() {
  const login: LoginForm = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const register: RegisterForm = useForm<Registration>({
    defaultValues: { firstName: '', lastName: '', email: '', password: '' },
    resolver: registrationResolver,
    mode: 'onTouched',
  });
  const registered = useSessionSelector(({ context }) =>
    context.hasRegistered ? context.credentials : null,
  );
  useEffect(() => {
    if (registered) login.reset(registered);
  }, [login, registered]);

  return {
    login,
    register,
    /** An address typed in one dialog is there in the other, where that is still empty. */
    carryEmail(to: 'login' | 'register') {
      const [source, target] = [login.getValues('email'), register.getValues('email')];
      if (to === 'register' && target === '') register.setValue('email', source);
      if (to === 'login' && source === '') login.setValue('email', target);
    },
  };
}
