import { useEffect, useState } from 'react';
import { readDraft, writeDraft } from '../session/drafts.ts';
import { createForm, type Form } from './form.ts';
import { useFormOptions, type FormOptions } from './useForm.ts';

interface DraftFormOptions<Values> extends FormOptions<Values> {
  /** What the draft is stored under. */
  name: string;
  /** Whose it is: what another user typed is not shown, and a guest's is not kept. */
  userId: number | undefined;
  /** What is filled in; with another thing the form starts again. */
  of: unknown;
}

/** What this user typed before: the members of a draft that are of the same type as at first, or had no value yet. */
function readTyped<Values extends object>(name: string, userId: number, initial: Values): Partial<Values> {
  const draft = readDraft(name);
  if (typeof draft !== 'object' || draft === null || !('userId' in draft) || !('values' in draft)) return {};
  const { values } = draft;
  if (draft.userId !== userId || typeof values !== 'object' || values === null) return {};
  const isKnown = ([key, value]: [string, unknown]): boolean => {
    const first: unknown = initial[key as keyof Values];
    return first !== undefined && (first === null || typeof value === typeof first);
  };
  return Object.fromEntries(Object.entries(values).filter(isKnown)) as Partial<Values>;
}

/** A form as `useForm` has it, whose values last through a reload in this tab, and a login on the way (reading 9a). */
export function useDraftForm<Values extends object>(options: DraftFormOptions<Values>): Form<Values> {
  const { name, userId, of, initial } = options;
  const begin = () => {
    const typed = userId === undefined ? {} : readTyped(name, userId, initial);
    return { userId, of, form: createForm({ ...options, initial: { ...initial, ...typed } }) };
  };
  const [current, setCurrent] = useState(begin);
  if (current.userId !== userId || current.of !== of) setCurrent(begin());
  const { form } = current;
  useFormOptions(form, options);
  useEffect(() => {
    if (userId === undefined) return undefined;
    return form.subscribe(() => writeDraft(name, { userId, values: form.read().values }));
  }, [form, name, userId]);
  return form;
}
