import { Grid } from '@plaitful/design-system/Grid';
import { TextField } from '@plaitful/design-system/TextField';
import { register as words } from '@plaitful/messages/en-CA/account';
import { NewPasswordField } from '../../lib/forms/NewPasswordField.tsx';
import { useTextField } from '../../lib/forms/useField.ts';
import type { RegisterForm } from './useAccountForms.ts';

/** What a parent types to register; names that ask for the parent's own, never the child's. */
export function RegisterFields({ form }: { form: RegisterForm }) {
  const firstName = useTextField(form, 'firstName');
  const lastName = useTextField(form, 'lastName');
  const email = useTextField(form, 'email');
  return (
    <>
      <Grid columns={2} gap={3}>
        <TextField label={words.firstName.label} autoComplete="given-name" {...firstName} isRequired />
        <TextField label={words.lastName.label} autoComplete="family-name" {...lastName} isRequired />
      </Grid>
      <TextField label={words.email.label} type="email" autoComplete="email" {...email} isRequired />
      <NewPassword form={form} />
    </>
  );
}

/** Its own part, so that what is typed elsewhere does not draw the rules anew. */
function NewPassword({ form }: { form: RegisterForm }) {
  return <NewPasswordField label={words.password.label} field={useTextField(form, 'password')} />;
}
