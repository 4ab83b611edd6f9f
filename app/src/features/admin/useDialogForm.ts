import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { useForm, useFormState, useProblem, type FormOptions } from '../../lib/forms/useForm.ts';

interface DialogFormOptions<Values> extends FormOptions<Values> {
  /** What the last call threw. */
  error: unknown;
}

/** The form of a dialog, with the error of the last call beside its fields, or as a sentence above them. */
export function useDialogForm<Values extends object>(options: DialogFormOptions<Values>) {
  const errorMessages = useErrorMessages();
  const problem = useProblem(options.error);
  const form = useForm({ ...options, problem });
  const hasFieldErrors =
    problem?.kind === 'refused' && (problem.errors.length > 0 || problem.code === 'name_taken');
  return {
    form,
    isDirty: useFormState(form, (state) => state.isDirty),
    /** What can be done, where no field says it. */
    error: hasFieldErrors ? undefined : errorMessages.afterSending(problem),
  };
}
