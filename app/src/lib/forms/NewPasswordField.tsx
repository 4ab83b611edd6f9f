import { PasswordField } from '@plaitful/design-system/PasswordField';
import { Plait, type PlaitMarker } from '@plaitful/design-system/Plait';
import { passwordRules } from '@plaitful/domain/account';
import { login, register as labels } from '@plaitful/messages/en-CA/account';
import type { TextFieldProps } from './useField.ts';

interface NewPasswordFieldProps {
  label: string;
  hint?: string;
  field: TextFieldProps;
}

export function NewPasswordField({ label, hint, field }: NewPasswordFieldProps) {
  const items = passwordRules.map(({ id, isMet }) => ({
    id,
    text: labels.password.rule[id],
    isMet: isMet(field.value),
  }));
  return (
    <PasswordField
      label={label}
      hint={hint}
      showLabel={login.password.show}
      hideLabel={login.password.hide}
      autoComplete="new-password"
      {...field}
      isRequired
      rules={{
        items,
        metLabel: labels.password.rule.met,
        unmetLabel: labels.password.rule.open,
        illustration: <RulesPlait met={items.filter(({ isMet }) => isMet).length} total={items.length} />,
      }}
    />
  );
}

function RulesPlait({ met, total }: { met: number; total: number }) {
  const markers = Array.from({ length: total }, (_, index): PlaitMarker => ({
    at: (index + 1) / total,
    kind: index < met ? 'closed' : 'open',
  }));
  return <Plait size="rules" plaited={[[0, met / total]]} markers={markers} />;
}
