import { type ChangeEvent, type FocusEventHandler, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { box, control, prefix } from '../../private/Field/Field.css.ts';
import type { FieldName, FieldNotes } from '../../private/Field/Field.types.ts';
import { caretAfter, nationalDigits, withDashes } from './phone.ts';

export type PhoneFieldProps = FieldName &
  FieldNotes & {
    /** The digits without the country code, as typed so far. */
    value: string;
    /** Called with the digits after every change. */
    onChange: (digits: string) => void;
    /** Its name in the form. */
    name?: string;
    /** Called when it loses the focus. */
    onBlur?: FocusEventHandler<HTMLInputElement>;
    /**
     * Must be filled in.
     * @default false
     */
    isRequired?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** A Canadian phone number: `+1` stands before it and dashes come by themselves (product spec 5). */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange, error, isRequired = false } = props;
  const [caret, setCaret] = useState<{ at: number }>();
  const input = useRef<HTMLInputElement | null>(null);

  // The browser puts the caret at the end when dashes move, which breaks mending in the middle.
  useLayoutEffect(() => {
    if (caret && document.activeElement === input.current)
      input.current?.setSelectionRange(caret.at, caret.at);
  }, [caret]);

  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value: text, selectionStart } = event.target;
    const digits = nationalDigits(text);
    const before = nationalDigits(text.slice(0, selectionStart ?? text.length)).length;
    setCaret({ at: caretAfter(before, withDashes(digits)) });
    onChange(digits);
  }

  return (
    <Field {...props}>
      {(aria) => (
        <div className={box}>
          <span className={prefix} aria-hidden="true">
            +1
          </span>
          <input
            {...aria}
            ref={(element) => {
              input.current = element;
              if (typeof props.ref === 'function') return props.ref(element);
              if (props.ref) props.ref.current = element;
            }}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            name={props.name}
            value={withDashes(value)}
            onChange={change}
            onBlur={props.onBlur}
            aria-required={isRequired || undefined}
            className={control({ isInvalid: Boolean(error), hasPrefix: true })}
          />
        </div>
      )}
    </Field>
  );
}
