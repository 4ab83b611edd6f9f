import { Field } from '../../private/Field/Field.tsx';
import { warnAboutOptions } from '../../private/Field/warnAboutOptions.ts';
import { Icon } from '../Icon/Icon.tsx';
import {
  type FieldMessageProps,
  type FieldName,
  inputAttributes,
  type InputProps,
} from '../../private/Field/fieldProps.ts';
import * as css from './Select.css.ts';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectProps = FieldName &
  FieldMessageProps &
  Omit<InputProps<HTMLSelectElement>, 'isReadOnly'> & {
    options: readonly SelectOption[];
    /**
     * Shown while nothing is chosen, with the value `''`: `Choose a service`. One option is always chosen when left
     * out.
     */
    placeholder?: string;
  };

/** One of many options, in the browser's native list. */
export function Select(props: SelectProps) {
  const { options, placeholder, name, value, defaultValue, disabledReason } = props;
  const shown = value ?? defaultValue;
  if (process.env.NODE_ENV !== 'production') warnAboutOptions('Select', options, shown);
  return (
    <Field {...props} suffix={<Icon name="chevronDown" />}>
      {(control) =>
        disabledReason === undefined ? (
          <select {...control} {...inputAttributes(props)} className={`${control.className} ${css.select}`}>
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
          // A select has no `readonly`, and a `disabled` one would not be focusable, so its reason could not be read
          // out.
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
