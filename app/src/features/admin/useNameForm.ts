import { readProblem, type ApiProblem } from '@plaitful/api-client/problem';
import { checkServiceName, serviceNameMax } from '@plaitful/domain/service-type';
import { adminTypes } from '@plaitful/messages/en-CA/adminTypes';
import { useMemo } from 'react';
import { useHelp } from '../../shell/useHelp.ts';
import type { FieldMessages } from '../../lib/forms/form.ts';
import { useErrorsInTitle } from '../../lib/forms/useErrorsInTitle.ts';
import { useTextField } from '../../lib/forms/useField.ts';
import { useForm, useFormState } from '../../lib/forms/useForm.ts';
import { useRefusedFields } from '../../lib/forms/useRefusedFields.ts';

/** What is typed into a service type's form. */
interface NameValues {
  serviceName: string;
}

function judge({ serviceName }: NameValues): FieldMessages<NameValues> {
  const problem = checkServiceName(serviceName);
  if (problem === undefined) return {};
  const { required, tooLong } = adminTypes.name;
  return { serviceName: problem === 'required' ? required : tooLong({ max: serviceNameMax }) };
}

/** A name in use is a matter of the field, whatever the server calls it. */
function atTheField(problem: ApiProblem): ApiProblem {
  return problem.kind === 'refused' && problem.code === 'name_taken'
    ? { ...problem, errors: [{ field: 'serviceName', message: adminTypes.name.duplicate }] }
    : problem;
}

/**
 * The one field of a service type's form: judged here, and by what the server says of it.
 * @param serviceName what it holds at first
 * @param error what the last try came to
 */
export function useNameForm(serviceName: string, error: unknown) {
  const help = useHelp();
  const form = useForm({ initial: { serviceName }, judge });
  const problem = useMemo(() => (error === null ? null : atTheField(readProblem(error))), [error]);
  useRefusedFields(form, problem);
  useErrorsInTitle(form);
  const isDirty = useFormState(form, (state) => state.isDirty);
  const field = useTextField(form, 'serviceName');
  const isAtTheField = problem?.kind === 'refused' && problem.errors.length > 0;
  return {
    form,
    field,
    isDirty,
    /** What is typed, as it would be stored. */
    typed: field.value.trim(),
    /** What can be done, where the field does not say it. */
    help: isAtTheField ? undefined : help.afterSending(problem),
  };
}
