import { Grid } from '@plaitful/design-system/Grid';
import { PasswordField } from '@plaitful/design-system/PasswordField';
import { Plait, type PlaitClamp } from '@plaitful/design-system/Plait';
import { TextField } from '@plaitful/design-system/TextField';
import { passwordRules, type Registration } from '@plaitful/domain/account';
import { useFormState, useWatch } from 'react-hook-form';
import { fieldOf } from '../../forms/fieldOf.ts';
import { login, register as words } from '../../messages/en-CA/account.ts';
import type { RegisterForm } from './useAccountForms.ts';

/** What a parent types to register; names that ask for the parent's own, never the child's. */
export function RegisterFields({ form }: { form: RegisterForm }) {
  const { errors } = useFormState({ control: form.control });
  const field = (name: keyof Registration) => ({
    ...fieldOf(form, name),
    isRequired: true,
    error: errors[name]?.message,
  });
  return (
    <>
      <Grid columns={2} gap={3}>
        <TextField label={words.firstName.label} autoComplete="given-name" {...field('firstName')} />
        <TextField label={words.lastName.label} autoComplete="family-name" {...field('lastName')} />
      </Grid>
      <TextField label={words.email.label} type="email" autoComplete="email" {...field('email')} />
      <NewPassword form={form} error={errors.password?.message} />
    </>
  );
}

interface NewPasswordProps {
  form: RegisterForm;
  error: string | undefined;
}

/** The password with its rules under it, one clamp of the plait a rule (product spec 5). */
function NewPassword({ form, error }: NewPasswordProps) {
  const password = useWatch({ control: form.control, name: 'password' });
  const items = passwordRules.map(({ id, isMet }) => ({
    id,
    text: words.password.rule[id],
    isMet: isMet(password),
  }));
  return (
    <PasswordField
      label={words.password.label}
      showLabel={login.password.show}
      hideLabel={login.password.hide}
      autoComplete="new-password"
      {...fieldOf(form, 'password')}
      isRequired
      error={error}
      rules={{
        items,
        metWord: words.password.rule.met,
        unmetWord: words.password.rule.open,
        ornament: <RulesPlait met={items.filter(({ isMet }) => isMet).length} total={items.length} />,
      }}
    />
  );
}

function RulesPlait({ met, total }: { met: number; total: number }) {
  const clamps = Array.from({ length: total }, (_, index): PlaitClamp => ({
    at: (index + 1) / total,
    kind: index < met ? 'closed' : 'open',
  }));
  return <Plait size="rules" plaited={[[0, met / total]]} clamps={clamps} />;
}
