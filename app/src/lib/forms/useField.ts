import type { ChangeEvent, FocusEvent } from 'react';
import { afterPointerUp } from '@plaitful/design-system/afterPointerUp';
import type { Form } from './form.ts';
import { useFormState } from './useForm.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isFilled = (control: TextControl): boolean =>
  control instanceof HTMLInputElement && control.type === 'checkbox' ? control.checked : control.value !== '';

/** The props of a field that reports its value, such as a phone number or an amount. */
export function useField<Values, Name extends keyof Values & string>(form: Form<Values>, name: Name) {
  return {
    name,
    value: useFormState(form, ({ values }) => values[name]),
    error: useFormState(form, ({ errors }) => errors[name]),
    ref: (control: HTMLElement | null) => form.register(name, control),
    onChange: (value: Values[Name]) => form.change(name, value),
    onBlur: ({ target }: FocusEvent<TextControl>) => {
      afterPointerUp(() => {
        if (isFilled(target)) form.validate(name);
      });
    },
  };
}

export interface TextFieldProps {
  name: string;
  value: string;
  error: string | undefined;
  ref: (control: TextControl | null) => void;
  onChange: (event: ChangeEvent<TextControl>) => void;
  onBlur: (event: FocusEvent<TextControl>) => void;
}

export function useTextField<Name extends string>(
  form: Form<Record<Name, string>>,
  name: Name,
): TextFieldProps {
  return {
    ...useField(form, name),
    ref: (control: TextControl | null) => {
      form.register(name, control);
      // Typed before hydration.
      if (control && control.value !== '' && form.read().values[name] === '')
        form.change(name, control.value);
    },
    onChange: ({ target }: ChangeEvent<TextControl>) => form.change(name, target.value),
  };
}

export function useCheckbox<Name extends string>(form: Form<Record<Name, boolean | null>>, name: Name) {
  const { value, onChange, ...field } = useField(form, name);
  return {
    ...field,
    isChecked: value === true,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.checked),
  };
}
