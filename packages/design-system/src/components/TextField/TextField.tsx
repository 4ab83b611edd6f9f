import { Field } from '../../private/Field/Field.tsx';
import type { TextFieldProps } from './TextField.types.ts';

export type { TextFieldProps } from './TextField.types.ts';

/** One line of text: a name, an address, a date. What has a field of its own, such as a phone number, uses that. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', isReadOnly = false, disabledReason } = props;
  return (
    <Field {...props}>
      {(control) => (
        <input
          {...control}
          ref={props.ref}
          type={type}
          name={props.name}
          value={props.value}
          defaultValue={props.defaultValue}
          onChange={props.onChange}
          onBlur={props.onBlur}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          maxLength={props.maxLength}
          min={props.min}
          max={props.max}
          readOnly={isReadOnly || disabledReason !== undefined}
        />
      )}
    </Field>
  );
}
