import { readProblem, type ApiProblem } from '@plaitful/api-client/problem';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useErrorInTitle } from '../titleNotes.ts';
import {
  createForm,
  hasErrors,
  type FieldErrors,
  type Form,
  type FormStart,
  type FormState,
} from './form.ts';

export type RefusedProblem = Extract<ApiProblem, { kind: 'refused' }>;

export interface FormOptions<Values> extends FormStart<Values> {
  /** What the last submit came to: errors of fields stand beside them until they are changed. */
  problem?: ApiProblem | null;
  /** Errors of fields that the server reports in another way than by their names. */
  fieldErrors?: (problem: RefusedProblem) => FieldErrors<Values>;
  /** Whether the fields are in view, so that the page's title mentions their errors. */
  isShown?: boolean;
}

/**
 * A form whose fields are validated once they are left with something in them, and from then on after every change; a
 * field that was only passed by is validated on submit, so that no new error line moves the button being pressed.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const [form] = useState(() => createForm(options));
  useFormOptions(form, options);
  return form;
}

/** Keeps a form up to date with its rules and the server's answer, and the page's title with the form. */
export function useFormOptions<Values extends object>(
  form: Form<Values>,
  options: FormOptions<Values>,
): void {
  const { validate, problem = null, fieldErrors, isShown = true } = options;
  useEffect(() => {
    if (validate) form.setValidator(validate);
  }, [form, validate]);
  useErrorInTitle(useFormState(form, ({ errors }) => isShown && hasErrors(errors)));
  useEffect(() => {
    if (problem?.kind !== 'refused') return;
    const { values } = form.read();
    const named = problem.errors.filter(({ field }) => Object.hasOwn(values, field));
    const errors = {
      ...Object.fromEntries(named.map(({ field, message }) => [field, message])),
      ...fieldErrors?.(problem),
    } as FieldErrors<Values>;
    if (hasErrors(errors)) form.setErrors(errors);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer of the server
  }, [form, problem]);
}

/** A part of a form's state; the component renders again only when this part changes. */
export function useFormState<Values, Part>(
  form: Form<Values>,
  select: (state: FormState<Values>) => Part,
): Part {
  const read = () => select(form.read());
  return useSyncExternalStore(form.subscribe, read, read);
}

/** What a failed call came to, the same object for the same error. */
export const useProblem = (error: unknown): ApiProblem | null =>
  useMemo(() => (error === null ? null : readProblem(error)), [error]);
