import type { ApiProblem } from '@plaitful/api-client/problem';
import { useEffect } from 'react';
import type { FieldMessages, Form } from './form.ts';

/** Puts what the server says of single fields (422) beside them, and moves to the first of them. */
export function useRefusedFields<Values extends object>(
  form: Form<Values>,
  problem: ApiProblem | null,
): void {
  useEffect(() => {
    if (problem?.kind !== 'refused') return;
    const { values } = form.read();
    const refused = problem.errors.filter(({ field }) => Object.hasOwn(values, field));
    if (refused.length === 0) return;
    form.refuse(
      Object.fromEntries(refused.map(({ field, message }) => [field, message])) as FieldMessages<Values>,
    );
  }, [form, problem]);
}
