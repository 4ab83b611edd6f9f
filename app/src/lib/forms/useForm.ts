import { useEffect, useState, useSyncExternalStore } from 'react';
import { createForm, type Form, type FormState, type Judge } from './form.ts';

interface FormStart<Values> {
  /** What the fields hold at first. */
  initial: Values;
  /** The rule for what they hold; without one everything can be sent. */
  judge?: Judge<Values>;
}

const allow = () => ({});

/**
 * A form whose fields say what is wrong once they are left with something in them, and from then on at every change; what
 * was merely passed by is judged when the form is sent, so that no error line pushes away what is just being pressed.
 */
export function useForm<Values extends object>({ initial, judge = allow }: FormStart<Values>): Form<Values> {
  const [form] = useState(() => createForm(initial, judge));
  useEffect(() => form.judgeBy(judge), [form, judge]);
  return form;
}

/** A part of a form's state; only another part draws anew. */
export function useFormState<Values, Part>(
  form: Form<Values>,
  select: (state: FormState<Values>) => Part,
): Part {
  const read = () => select(form.read());
  return useSyncExternalStore(form.subscribe, read, read);
}
