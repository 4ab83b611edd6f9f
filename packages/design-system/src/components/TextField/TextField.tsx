import { Field } from '../../private/Field/Field.tsx';
import {
  type FieldMessageProps,
  type FieldName,
  inputAttributes,
  type InputProps,
} from '../../private/Field/fieldProps.ts';

export type TextFieldProps = FieldName &
  FieldMessageProps &
  InputProps & {
    /** The kind of text, which sets the phone's keyboard. @default 'text' */
    type?: 'text' | 'email' | 'tel' | 'url';
    /** The phone's keyboard, where `type` does not determine it. */
    inputMode?: 'text' | 'numeric' | 'decimal' | 'email';
    /** The maximum number of characters; the browser accepts no more. */
    maxLength?: number;
  };

/** A field for one line of text. For phone numbers, amounts and dates use their own fields. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', isReadOnly = false, disabledReason } = props;
  return (
    <Field {...props}>
      {(control) => (
        <input
          {...control}
          {...inputAttributes(props)}
          type={type}
          inputMode={props.inputMode}
          maxLength={props.maxLength}
          readOnly={isReadOnly || disabledReason !== undefined}
        />
      )}
    </Field>
  );
}
