import type { ChangeEvent, FocusEventHandler, Ref } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { box, control, prefix } from '../../private/Field/Field.css.ts';
import type { FieldName, FieldNotes } from '../../private/Field/Field.types.ts';
import { caretAfter, readEdit, withDashes } from './phone.ts';

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

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const edit = readEdit(value, {
      text: target.value,
      caret: target.selectionStart ?? target.value.length,
      inputType: nativeEvent instanceof InputEvent ? nativeEvent.inputType : '',
    });
    // Written here and not by React, which would leave the caret at the end.
    target.value = withDashes(edit.digits);
    const at = caretAfter(edit.before, target.value);
    target.setSelectionRange(at, at);
    onChange(edit.digits);
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
            ref={props.ref}
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
