import { PasswordField } from '@plaitful/design-system/PasswordField';
import { login } from '@plaitful/messages/en-CA/account';
import type { TextFieldProps } from './useField.ts';

export function CurrentPasswordField({ label, field }: { label: string; field: TextFieldProps }) {
  return (
    <PasswordField
      label={label}
      showLabel={login.password.show}
      hideLabel={login.password.hide}
      autoComplete="current-password"
      {...field}
      isRequired
    />
  );
}
