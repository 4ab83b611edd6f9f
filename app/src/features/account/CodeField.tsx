import { TextField } from '@plaitful/design-system/TextField';
import { loginCodeMinutes } from '@plaitful/domain/account';
import { login } from '@plaitful/messages/en-CA/account';
import { formatDuration } from '@plaitful/messages/format';
import { useEffect, useRef } from 'react';
import { useTextField } from '../../lib/forms/useField.ts';
import { useSessionSelector } from '../../lib/session/useSessionSelector.ts';
import type { LoginForm } from './useAccountForms.ts';

const { code: words } = login;

/** Whether the last login needs a code as well, or another one than it had. */
export const useIsCodeRequired = (): boolean =>
  useSessionSelector(
    ({ context: { problem } }) => problem?.kind === 'refused' && problem.code === 'login_code_required',
  );

/** The code of a mail: the keyboard comes to it each time it is asked for. */
export function CodeField({ form }: { form: LoginForm }) {
  const { ref: register, ...code } = useTextField(form, 'code');
  const field = useRef<HTMLInputElement>(null);
  const isRequired = useIsCodeRequired();
  useEffect(() => {
    if (!isRequired) return;
    if (form.read().values.code.trim() === '') field.current?.focus();
    else form.setErrors({ code: words.wrong });
  }, [form, isRequired]);
  return (
    <TextField
      label={words.label}
      hint={words.hint({ lifetime: formatDuration(loginCodeMinutes) })}
      autoComplete="one-time-code"
      inputMode="numeric"
      maxLength={20}
      {...code}
      ref={(control) => {
        field.current = control;
        register(control);
      }}
    />
  );
}
