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
    /** What is typed: it chooses the keyboard of a phone. @default 'text' */
    type?: 'text' | 'email' | 'tel' | 'url';
    /** The keyboard of a phone, where `type` does not say it. */
    inputMode?: 'text' | 'numeric' | 'decimal' | 'email';
    /** The most characters it takes; the browser refuses more. */
    maxLength?: number;
  };

/** One line of text: a name, an address, a date. What has a field of its own, such as a phone number, uses that. */
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
