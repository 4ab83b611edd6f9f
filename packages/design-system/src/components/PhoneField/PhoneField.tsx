import { withDashes } from '@plaitful/domain/phone';
import type { ChangeEvent, FocusEventHandler, Ref } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { caretAfter, readEdit, typedDigits } from './phoneEdit.ts';
import type { FieldName, FieldMessageProps } from '../../private/Field/fieldProps.ts';

export type PhoneFieldProps = FieldName &
  FieldMessageProps & {
    /**
     * The number in E.164 as far as it is typed: `+16135550199`, `+1613`, or nothing. A number in any other form is
     * understood.
     */
    value: string;
    /** Called after every change with the number in E.164, as far as it is typed. */
    onChange: (phone: string) => void;
    /** Its name in the form. */
    name?: string;
    /** Called when it loses the focus. */
    onBlur?: FocusEventHandler<HTMLInputElement>;
    /** Must be filled in; the form says so itself, so the browser does not. @default false */
    isRequired?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** A Canadian phone number: `+1` stands before it and dashes come by themselves. */
export function PhoneField(props: PhoneFieldProps) {
  const { value, onChange } = props;
  const digits = typedDigits(value);

  function change({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    const edit = readEdit(digits, {
      text: target.value,
      caret: target.selectionStart ?? target.value.length,
      inputType: nativeEvent instanceof InputEvent ? nativeEvent.inputType : '',
    });
    // Written here and not by React, which would leave the caret at the end.
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
          // A browser offers the whole number; the national part alone belongs to fields of type text.
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
