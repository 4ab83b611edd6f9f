import { Field } from '../../private/Field/Field.tsx';
import { control } from '../../private/Field/Field.css.ts';
import type { TextFieldProps } from './TextField.types.ts';

export type { TextFieldProps } from './TextField.types.ts';

/** One line of text: a name, an address, a date. For a phone number or a password use their own fields. */
export function TextField(props: TextFieldProps) {
  const { type = 'text', isRequired = false, isReadOnly = false, error } = props;
  return (
    <Field {...props}>
      {(aria) => (
        <input
          {...aria}
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
          readOnly={isReadOnly}
          aria-required={isRequired || undefined}
          className={control({ isInvalid: Boolean(error) })}
        />
      )}
    </Field>
  );
}
