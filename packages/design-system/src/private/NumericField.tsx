import { type FocusEventHandler, type ReactNode, type Ref, useState } from 'react';
import { afterPointerUp } from '../hooks/afterPointerUp.ts';
import { Field } from './Field/Field.tsx';
import type { FieldMessageProps, FieldName } from './Field/fieldProps.ts';
import { warning } from './warning.ts';

/** What fields for numbers have in common. */
export type NumericFieldProps = FieldName &
  FieldMessageProps & {
    /** `null` while empty, `NaN` while what is typed is no number, so that a rule refuses it. */
    value: number | null;
    /** Called with every change. */
    onChange: (value: number | null) => void;
    /** The smallest valid value. None when left out. */
    min?: number;
    /** The largest valid value. None when left out. */
    max?: number;
    /** Shown once the field is left with no number in it, or one below `min` or above `max`. */
    invalidError: string;
    /** Its name in the form. */
    name?: string;
    /** Called when it loses the focus. */
    onBlur?: FocusEventHandler<HTMLInputElement>;
    /** Must be filled in; the form says so itself, so the browser does not. @default false */
    isRequired?: boolean;
    /** Only shows its value, for good, such as a sum. @default false */
    isReadOnly?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

interface Notation {
  /** `NaN` for what is no number. */
  parse: (text: string) => number;
  format: (value: number) => string;
}

type Props = NumericFieldProps &
  Notation & {
    /** The component the developer used, for its warnings. */
    component: string;
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

/** A field for a number in whatever notation `parse` and `format` know. */
export function NumericField(props: Props) {
  const { min, max, isReadOnly = false, component } = props;
  const input = useNumericInput(props);
  warning(
    min !== undefined && max !== undefined && min > max,
    component,
    `\`min\` (${min}) lies above \`max\` (${max}). Write the smaller one first.`,
  );
  return (
    <Field {...props} error={props.error ?? (input.isInvalid ? props.invalidError : undefined)}>
      {(control) => (
        <input
          {...control}
          ref={props.ref}
          // Not type="number": there a wheel or an arrow key changes a price unseen, and invalid input is lost.
          type="text"
          inputMode="decimal"
          autoComplete="off"
          name={props.name}
          value={input.text}
          onChange={(event) => input.change(event.target.value)}
          onBlur={(event) => {
            input.blur();
            props.onBlur?.(event);
          }}
          readOnly={isReadOnly || props.disabledReason !== undefined}
        />
      )}
    </Field>
  );
}

interface Draft {
  text: string;
  value: number | null;
  isBlurred: boolean;
}

/** A number kept by the caller while it is typed as text: nothing typed is ever taken away or rewritten under the caret. */
function useNumericInput({ value, onChange, parse, format, min, max }: NumericFieldProps & Notation) {
  const [stored, setStored] = useState<Draft>();
  // A value that came from elsewhere replaces what was typed.
  const draft = stored !== undefined && Object.is(stored.value, value) ? stored : undefined;
  const isOutOfRange =
    value !== null && ((min !== undefined && value < min) || (max !== undefined && value > max));
  return {
    text: draft?.text ?? (value === null || Number.isNaN(value) ? '' : format(value)),
    isInvalid: (draft === undefined || draft.isBlurred) && (Number.isNaN(value) || isOutOfRange),
    change: (text: string) => {
      const next = text.trim() === '' ? null : parse(text);
      setStored({ text, value: next, isBlurred: false });
      onChange(next);
    },
    blur: () =>
      afterPointerUp(() =>
        setStored(draft && Number.isNaN(draft.value) ? { ...draft, isBlurred: true } : undefined),
      ),
  };
}
