import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { dateIn } from '../../private/month/date.ts';
import { warning } from '../../private/warning.ts';
import type { DateFieldProps } from './DateField.types.ts';

export type { DateFieldProps } from './DateField.types.ts';

/** A date in a prop as the browser takes it; what is no date counts as none. */
function known(prop: string, date: string | undefined): string | undefined {
  if (date === undefined || date === '') return date;
  return dateIn('DateField', prop, date) ? date : undefined;
}

/** A date that is known by heart, such as a date of birth: typed in parts, or chosen in the device’s own way. */
export function DateField({ min, max, wrongDate, ...props }: DateFieldProps) {
  const [isWrong, setIsWrong] = useState(false);
  const earliest = known('min', min);
  const latest = known('max', max);
  const isTurned = Boolean(earliest && latest && latest < earliest);
  warning(isTurned, 'DateField', `max="${max}" lies before min="${min}". Give a later one, or none.`);
  const error = isWrong ? wrongDate : props.error;
  const judge = ({ validity }: HTMLInputElement) => setIsWrong(validity.badInput);
  return (
    <Field {...props} error={error}>
      {(control) => (
        <input
          {...control}
          ref={props.ref}
          type="date"
          name={props.name}
          value={props.value === undefined ? undefined : (known('value', props.value) ?? '')}
          defaultValue={known('defaultValue', props.defaultValue)}
          min={isTurned ? undefined : earliest}
          max={isTurned ? undefined : latest}
          autoComplete={props.autoComplete}
          readOnly={props.disabledReason !== undefined}
          onChange={(event) => {
            // Half a date is no mistake while it is being typed, but what is mended is mended at once.
            if (!event.currentTarget.validity.badInput) setIsWrong(false);
            props.onChange?.(event);
          }}
          onBlur={(event) => {
            judge(event.currentTarget);
            props.onBlur?.(event);
          }}
          onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
            // Enter sends the form before the field is left.
            if (event.key === 'Enter') judge(event.currentTarget);
          }}
        />
      )}
    </Field>
  );
}
