import { useErrorInTitle } from '../titleNotes.ts';
import { isAnySaid, type Form } from './form.ts';
import { useFormState } from './useForm.ts';

/** Says in the page's title when something is wrong with a form's fields. */
export function useErrorsInTitle<Values>(form: Form<Values>): void {
  useErrorInTitle(useFormState(form, ({ errors }) => isAnySaid(errors)));
}
