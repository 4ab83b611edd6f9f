'use client';

import { type KeyboardEvent, useState } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { parseDateProp } from '../../private/calendar/dates.ts';
import { warnInDev } from '../../private/warning.ts';
import {
  type FieldMessageProps,
  type FieldName,
  inputAttributes,
  type InputProps,
} from '../../private/Field/fieldProps.ts';

/** `value` and `defaultValue` are `yyyy-MM-dd` or empty. */
export type DateFieldProps = FieldName &
  FieldMessageProps &
  Omit<InputProps, 'isReadOnly'> & {
    /**
     * Error for an incomplete or nonexistent date. The browser reports such a date as empty, so the form's own error
     * would be wrong; this one replaces `error`.
     */
    invalidError: string;
    /** The earliest date, `yyyy-MM-dd`. Any when left out. */
    min?: string;
    /** The latest date, `yyyy-MM-dd`. Any when left out. */
    max?: string;
  };

/** A date as the browser's attributes accept it; undefined for an invalid one. */
function validDate(prop: string, date: string | undefined): string | undefined {
  if (date === undefined || date === '') return date;
  return parseDateProp('DateField', prop, date) ? date : undefined;
}

/**
 * A date that the user knows, such as a date of birth, in the browser's own date input. To choose a free date use
 * DatePicker.
 */
export function DateField({ min, max, invalidError, ...props }: DateFieldProps) {
  const [isInvalid, setInvalid] = useState(false);
  const earliest = validDate('min', min);
  const latest = validDate('max', max);
  const isReversed = Boolean(earliest && latest && latest < earliest);
  warnInDev(isReversed, 'DateField', `max="${max}" lies before min="${min}". Give a later one, or none.`);
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
            // An incomplete date is no error while it is being typed; a shown error disappears as soon as the date is
            // complete.
            if (!event.currentTarget.validity.badInput) setInvalid(false);
            props.onChange?.(event);
          }}
          onBlur={(event) => {
            checkInput(event.currentTarget);
            props.onBlur?.(event);
          }}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            // Enter submits the form without a blur event.
            if (event.key === 'Enter') checkInput(event.currentTarget);
          }}
        />
      )}
    </Field>
  );
}
