import { withDashes } from '@plaitful/domain/phone';
import type { ChangeEvent, FocusEventHandler, Ref } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { caretAfter, readEdit, typedDigits } from './phoneEdit.ts';
import type { FieldName, FieldMessageProps } from '../../private/Field/fieldProps.ts';

export type PhoneFieldProps = FieldName &
  FieldMessageProps & {
    /** The number in E.164 as far as it was typed: `+16135550199`, `+1613`, or empty. Other formats are parsed. */
    value: string;
    /** Called on every change with the number in E.164, as far as it was typed. */
    onChange: (phone: string) => void;
    /** Its name in the form data. */
    name?: string;
    /** Called when it loses the focus. */
    onBlur?: FocusEventHandler<HTMLInputElement>;
    /** Must be filled in; validated by the form, not by the browser. @default false */
    isRequired?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** A field for Canadian phone numbers: `+1` is shown before it, and dashes are added while typing. */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange } = props;
  const digits = typedDigits(value);

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const edit = readEdit(digits, {
      text: target.value,
      caret: target.selectionStart ?? target.value.length,
      inputType: nativeEvent instanceof InputEvent ? nativeEvent.inputType : '',
    });
    // Set here and not by React, which would move the caret to the end.
    target.value = withDashes(edit.digits);
    const at = caretAfter(edit.before, target.value);
    target.setSelectionRange(at, at);
    onChange(edit.digits === '' ? '' : `+1${edit.digits}`);
  }

  return (
    <Field {...props} prefix="+1">
      {(control) => (
        <input
          {...control}
          ref={props.ref}
          type="tel"
          inputMode="tel"
          // Browsers offer the whole number; autofill of the national part only works in fields of type text.
          autoComplete="tel"
          name={props.name}
          value={withDashes(digits)}
          onChange={change}
          onBlur={props.onBlur}
          readOnly={props.disabledReason !== undefined}
        />
      )}
    </Field>
  );
}
