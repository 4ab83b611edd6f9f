import type { ReactNode } from 'react';
import { Field } from '../Field/Field.tsx';
import { warning } from '../warning.ts';
import type { TypedNumberProps } from './TypedNumber.types.ts';
import { useTypedNumber } from './useTypedNumber.ts';

type Props = TypedNumberProps & {
  /** The component the developer used, for its warnings. */
  component: string;
  read: (text: string) => number;
  write: (value: number) => string;
  prefix?: ReactNode;
  suffix?: ReactNode;
};

/** A field for a number in whatever notation `read` and `write` know. */
export function TypedNumber(props: Props) {
  const { value, onChange, min, max, read, write, isReadOnly = false, component } = props;
  const number = useTypedNumber({ value, onChange, min, max, read, write });
  warning(
    min !== undefined && max !== undefined && min > max,
    component,
    `\`min\` (${min}) lies above \`max\` (${max}). Write the smaller one first.`,
  );
  return (
    <Field {...props} error={props.error ?? (number.isWrong ? props.wrongError : undefined)}>
      {(control) => (
        <input
          {...control}
          ref={props.ref}
          // Not type="number": there a wheel or an arrow key changes a price unseen, and wrong input is lost.
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={props.name}
          value={number.text}
          onChange={(event) => number.type(event.target.value)}
          onBlur={(event) => {
            number.leave();
            props.onBlur?.(event);
          }}
          readOnly={isReadOnly || props.disabledReason !== undefined}
        />
      )}
    </Field>
  );
}
