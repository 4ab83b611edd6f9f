import { useErrorMessages } from '../../shell/useErrorMessages.ts';
import { useForm, useFormState, useProblem, type FormOptions } from '../../lib/forms/useForm.ts';

interface DialogFormOptions<Values> extends FormOptions<Values> {
  error: unknown;
}

export function useDialogForm<Values extends object>(options: DialogFormOptions<Values>) {
  const errorMessages = useErrorMessages();
  const problem = useProblem(options.error);
  const form = useForm({ ...options, problem });
  const hasFieldErrors =
    problem?.kind === 'refused' && (problem.errors.length > 0 || problem.code === 'name_taken');
  return {
    form,
    isDirty: useFormState(form, (state) => state.isDirty),
    error: hasFieldErrors ? undefined : errorMessages.afterSending(problem),
  };
}
