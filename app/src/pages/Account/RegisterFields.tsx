import { Grid } from '@plaitful/design-system/Grid';
import { TextField } from '@plaitful/design-system/TextField';
import type { Registration } from '@plaitful/domain/account';
import { useWatch } from 'react-hook-form';
import { fieldOf } from '../../forms/fieldOf.ts';
import { useFormErrors } from '../../forms/useFormErrors.ts';
import { NewPasswordField } from '../../forms/NewPasswordField.tsx';
import { register as words } from '../../messages/en-CA/account.ts';
import type { RegisterForm } from './useAccountForms.ts';

/** What a parent types to register; names that ask for the parent's own, never the child's. */
export function RegisterFields({ form }: { form: RegisterForm }) {
  const errors = useFormErrors(form);
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

/** Its own part, so that what is typed elsewhere does not draw the rules anew. */
function NewPassword({ form, error }: { form: RegisterForm; error: string | undefined }) {
  const value = useWatch({ control: form.control, name: 'password' });
  const tied = fieldOf(form, 'password');
  return <NewPasswordField label={words.password.label} value={value} error={error} tied={tied} />;
}
