import { checkServiceName, SERVICE_NAME_MAX_LENGTH } from '@plaitful/domain/service-type';
import { adminTypes } from '@plaitful/messages/en-CA/adminServiceTypes';
import type { FieldErrors } from '../../lib/forms/form.ts';
import { useTextField } from '../../lib/forms/useField.ts';
import { useDialogForm } from '../editing/FormDialog.tsx';

interface NameValues {
  serviceName: string;
}

function validate({ serviceName }: NameValues): FieldErrors<NameValues> {
  const problem = checkServiceName(serviceName);
  if (problem === undefined) return {};
  const { required, tooLong } = adminTypes.name;
  return { serviceName: problem === 'required' ? required : tooLong({ max: SERVICE_NAME_MAX_LENGTH }) };
}

export function useNameForm(serviceName: string, error: unknown) {
  const dialogForm = useDialogForm({
    initial: { serviceName },
    validate,
    error,
    fieldErrors: ({ code }) => (code === 'name_taken' ? { serviceName: adminTypes.name.duplicate } : {}),
  });
  return { ...dialogForm, field: useTextField(dialogForm.form, 'serviceName') };
}
