import { useState } from 'react';
import { PasswordField } from '@plaitful/design-system/PasswordField';

export function PasswordFieldExample() {
  const [password, setPassword] = useState('');
  return (
    <PasswordField
      label="New password"
      autoComplete="new-password"
      value={password}
      onChange={(event) => setPassword(event.target.value)}
      showLabel="Show password"
      hideLabel="Hide password"
      rules={{
        items: [{ id: 'length', text: 'At least 12 characters', isMet: password.length >= 12 }],
        metLabel: 'met',
        unmetLabel: 'not met yet',
      }}
    />
  );
}
