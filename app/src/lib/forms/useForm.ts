import type { ApiProblem } from '@plaitful/api-client/problem';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { toProblem } from '../api/unwrapResponse.ts';
import { useTitleErrorPrefix } from '../documentHead.ts';
import {
  createForm,
  hasErrors,
  type FieldErrors,
  type Form,
  type FormConfig,
  type FormState,
} from './form.ts';

export type RefusedProblem = Extract<ApiProblem, { kind: 'refused' }>;

export interface FormOptions<Values> extends FormConfig<Values> {
  /** Of the last submit: its field errors are shown until the fields are changed. */
  problem?: ApiProblem | null;
  /** Maps errors that the server does not report by field names. */
  fieldErrors?: (problem: RefusedProblem) => FieldErrors<Values>;
  /** Whether the fields are visible, so that the page title mentions their errors. */
  isShown?: boolean;
}

/**
 * A form whose fields are validated on blur when they are not empty, then on every change. An empty field is
 * validated on submit only, so that no new error line moves the button being pressed.
 */
export function useForm<Values extends object>(options: FormOptions<Values>): Form<Values> {
  const [form] = useState(() => createForm(options));
  useFormOptions(form, options);
  return form;
}

export function useFormOptions<Values extends object>(
  form: Form<Values>,
  options: Omit<FormOptions<Values>, 'initial' | 'isEqual'>,
): void {
  const { validate, problem = null, fieldErrors, isShown = true } = options;
  useEffect(() => {
    if (validate) form.setValidator(validate);
  }, [form, validate]);
  useTitleErrorPrefix(useFormState(form, ({ errors }) => isShown && hasErrors(errors)));
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

/** Selects a part of a form's state; the component renders again only when it changes. */
export function useFormState<Values, Part>(
  form: Form<Values>,
  select: (state: FormState<Values>) => Part,
): Part {
  const read = () => select(form.read());
  return useSyncExternalStore(form.subscribe, read, read);
}

/** The problem of a failed call; the same object for the same error. */
export const useApiProblem = (error: unknown): ApiProblem | null =>
  useMemo(() => (error === null ? null : toProblem(error)), [error]);
