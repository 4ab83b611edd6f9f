import { type KeyboardEvent, useState } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { parseDateProp } from '../../private/calendar/dates.ts';
import { warning } from '../../private/warning.ts';
import {
  type FieldMessageProps,
  type FieldName,
  inputAttributes,
  type InputProps,
} from '../../private/Field/fieldProps.ts';

/** What it holds is `yyyy-MM-dd`, or empty. */
export type DateFieldProps = FieldName &
  FieldMessageProps &
  Omit<InputProps, 'isReadOnly'> & {
    /**
     * What to say of a day that does not exist or is only half typed. The browser holds such a date back, so that the
     * form would take the field for empty; it stands there instead of `error`.
     */
    invalidError: string;
    /** The earliest day, `yyyy-MM-dd`: the browser’s own calendar goes no further back. Any when left out. */
    min?: string;
    /** The latest day, likewise. Any when left out. */
    max?: string;
  };

/** A date in a prop as the browser takes it; what is no date counts as none. */
function validDate(prop: string, date: string | undefined): string | undefined {
  if (date === undefined || date === '') return date;
  return parseDateProp('DateField', prop, date) ? date : undefined;
}

/** A date that is known by heart, such as a date of birth: typed in parts, or chosen in the device’s own way. */
export function DateField({ min, max, invalidError, ...props }: DateFieldProps) {
  const [isInvalid, setInvalid] = useState(false);
  const earliest = validDate('min', min);
  const latest = validDate('max', max);
  const isReversed = Boolean(earliest && latest && latest < earliest);
  warning(isReversed, 'DateField', `max="${max}" lies before min="${min}". Give a later one, or none.`);
  const error = isInvalid ? invalidError : props.error;
  const checkInput = ({ validity }: HTMLInputElement) => setInvalid(validity.badInput);
  return (
    <Field {...props} error={error}>
      {(control) => (
        <input
          {...control}
          {...inputAttributes(props)}
          type="date"
          value={props.value === undefined ? undefined : (validDate('value', props.value) ?? '')}
          defaultValue={validDate('defaultValue', props.defaultValue)}
          min={isReversed ? undefined : earliest}
          max={isReversed ? undefined : latest}
          readOnly={props.disabledReason !== undefined}
          onChange={(event) => {
            // Half a date is no mistake while it is being typed, but what is mended is corrected at once.
            if (!event.currentTarget.validity.badInput) setInvalid(false);
            props.onChange?.(event);
          }}
          onBlur={(event) => {
            checkInput(event.currentTarget);
            props.onBlur?.(event);
          }}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            // Enter sends the form before the field is left.
            if (event.key === 'Enter') checkInput(event.currentTarget);
          }}
        />
      )}
    </Field>
  );
}
