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

/** One of the choices. */
export interface SelectOption {
  value: string;
  /** Its words. */
  label: string;
}

export type SelectProps = FieldName &
  FieldMessageProps &
  Omit<InputProps<HTMLSelectElement>, 'isReadOnly'> & {
    /** What there is to choose from. */
    options: readonly SelectOption[];
    /** Shown while nothing is chosen, with the value `''`: `Choose a service`. One is always chosen when left out. */
    placeholder?: string;
  };

/** One of many choices, in the list of the reader's own system. */
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
