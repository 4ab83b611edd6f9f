import type { ApiProblem } from '@plaitful/api-client/problem';
import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';

/** Puts what the server says of single fields (422) beside them, and moves to the first of them. */
export function useRefusedFields<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  names: readonly FieldPath<Values>[],
  problem: ApiProblem | null,
): void {
  const { setError } = form;
  useEffect(() => {
    if (problem?.kind !== 'refused') return;
    const refused = names.flatMap((name) =>
      problem.errors.filter(({ field }) => field === name).map(({ message }) => ({ name, message })),
    );
    for (const [index, { name, message }] of refused.entries()) {
      setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    }
  }, [setError, names, problem]);
}
