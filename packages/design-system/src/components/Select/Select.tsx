import { Field } from '../../private/Field/Field.tsx';
import { warnOfOptions } from '../../private/Field/optionWarnings.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Select.css.ts';
import type { SelectProps } from './Select.types.ts';

export type { SelectOption, SelectProps } from './Select.types.ts';

/** One of many choices, in the list of the reader's own system. */
export function Select(props: SelectProps) {
  const { options, placeholder, name, value, defaultValue, disabledReason } = props;
  const shown = value ?? defaultValue;
  if (process.env.NODE_ENV !== 'production') warnOfOptions('Select', options, shown);
  return (
    <Field {...props} suffix={<Icon name="chevronDown" />}>
      {(control) =>
        disabledReason === undefined ? (
          <select
            {...control}
            ref={props.ref}
            name={name}
            value={value}
            defaultValue={defaultValue}
            onChange={props.onChange}
            onBlur={props.onBlur}
            autoComplete={props.autoComplete}
            className={`${control.className} ${css.select}`}
          >
            {placeholder !== undefined && (
              <option value="" className={css.option}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value} className={css.option}>
                {option.label}
              </option>
            ))}
          </select>
        ) : (
          // A select cannot be read-only, and a disabled one could not be reached, nor say why.
          <>
            <input
              {...control}
              readOnly
              value={options.find((option) => option.value === shown)?.label ?? placeholder ?? ''}
            />
            {name !== undefined && <input type="hidden" name={name} value={shown ?? ''} />}
          </>
        )
      }
    </Field>
  );
}
