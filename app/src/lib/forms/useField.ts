import type { ChangeEvent, FocusEvent } from 'react';
import { afterPress } from '@plaitful/design-system/afterPress';
import type { Form } from './form.ts';
import { useFormState } from './useForm.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isFilled = (control: TextControl): boolean =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value !== '';

/** Ties a field that tells its value to a form, such as a phone number or an amount. */
export function useField<Values, Name extends keyof Values & string>(form: Form<Values>, name: Name) {
  return {
    name,
    value: useFormState(form, ({ values }) => values[name]),
    error: useFormState(form, ({ errors }) => errors[name]),
    ref: (control: HTMLElement | null) => form.place(name, control),
    onChange: (value: Values[Name]) => form.change(name, value),
    onBlur: ({ target }: FocusEvent<TextControl>) => {
      afterPress(() => {
        if (isFilled(target)) form.judge(name);
      });
    },
  };
}

/** What ties a field of text to a form. */
export interface TextFieldTie {
  name: string;
  value: string;
  error: string | undefined;
  ref: (control: TextControl | null) => void;
  onChange: (event: ChangeEvent<TextControl>) => void;
  onBlur: (event: FocusEvent<TextControl>) => void;
}

/** Ties a field of text to a form. */
export function useTextField<Name extends string>(
  form: Form<Record<Name, string>>,
  name: Name,
): TextFieldTie {
  return {
    ...useField(form, name),
    ref: (control: TextControl | null) => {
      form.place(name, control);
      // Typed into the page that the server drew, before the app ran.
      if (control && control.value !== '' && form.read().values[name] === '')
        form.change(name, control.value);
    },
    onChange: ({ target }: ChangeEvent<TextControl>) => form.change(name, target.value),
  };
}

/** Ties a box to tick to a form. */
export function useTick<Name extends string>(form: Form<Record<Name, boolean | null>>, name: Name) {
  const { value, onChange, ...tie } = useField(form, name);
  return {
    ...tie,
    isChecked: value === true,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.checked),
  };
}
