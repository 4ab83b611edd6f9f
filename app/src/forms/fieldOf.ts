import type { ChangeEvent, FocusEvent } from 'react';
import type { FieldPath, FieldValues, RefCallBack, UseFormRegister } from 'react-hook-form';

/** What ties a field of the design system to a form. */
interface TiedField {
  name: string;
  ref: RefCallBack;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  onBlur: (event: FocusEvent<HTMLInputElement>) => void;
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
    onBlur: (event) => void onBlur(event),
  };
}
