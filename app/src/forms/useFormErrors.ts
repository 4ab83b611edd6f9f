import { useFormState, type Control, type FieldErrors, type FieldValues } from 'react-hook-form';
import { useErrorInTitle } from '../chrome/titleNotes.ts';

/** What is wrong with a form's fields, which the page's title then says as well. */
export function useFormErrors<Values extends FieldValues>(form: {
  readonly control: Control<Values>;
}): FieldErrors<Values> {
  const { errors } = useFormState({ control: form.control });
  useErrorInTitle(Object.keys(errors).length > 0);
  return errors;
}
