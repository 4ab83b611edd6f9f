import type { ChangeEvent, FocusEvent } from 'react';
import type { FieldPath, FieldValues, RefCallBack, UseFormRegister } from 'react-hook-form';

/** What a form reads of a field. */
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What ties a field of the design system to a form. */
export interface TiedField {
  name: string;
  ref: RefCallBack;
  onChange: (event: ChangeEvent<Control>) => void;
  onBlur: (event: FocusEvent<Control>) => void;
}

/**
 * Whether leaving a field is worth a word: only what was typed is judged then. What was merely passed by is judged with the
 * whole form, so that no error line comes up and pushes away what is just being pressed.
 */
export function isFilled(input: Control): boolean {
  return input instanceof HTMLInputElement && input.type === 'checkbox' ? input.checked : input.value !== '';
}

/** Ties a field to a form: only what the field knows of, and without promises that nobody waits for. */
export function fieldOf<Values extends FieldValues>(
  form: { register: UseFormRegister<Values> },
  name: FieldPath<Values>,
): TiedField {
  const { ref, onChange, onBlur } = form.register(name);
  return {
    name,
    ref,
    onChange: (event) => void onChange(event),
    onBlur: (event) => {
      if (isFilled(event.target)) void onBlur(event);
    },
  };
}
