'use client';

import { type FocusEventHandler, type ReactNode, type Ref, useState } from 'react';
import { afterPointerUp } from '../hooks/afterPointerUp.ts';
import { Field } from './Field/Field.tsx';
import type { FieldMessageProps, FieldName } from './Field/fieldProps.ts';
import { warnInDev } from './warning.ts';

export type NumericFieldProps = FieldName &
  FieldMessageProps & {
    /** `null` while empty, `NaN` while the text is not a number, so that validation rejects it. */
    value: number | null;
    onChange: (value: number | null) => void;
    /** The smallest valid value. None when left out. */
    min?: number;
    /** The largest valid value. None when left out. */
    max?: number;
    /** The error shown on blur when the text is not a number, or not between `min` and `max`. */
    invalidError: string;
    /** Its name in the form data. */
    name?: string;
    onBlur?: FocusEventHandler<HTMLInputElement>;
    /** Must be filled in; validated by the form, not by the browser. @default false */
    isRequired?: boolean;
    /** Permanently read-only, such as a sum. @default false */
    isReadOnly?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

interface Notation {
  /** Returns `NaN` for text that is not a number. */
  parse: (text: string) => number;
  format: (value: number) => string;
}

type Props = NumericFieldProps &
  Notation & {
    /** The component that the developer used, for warnings. */
    component: string;
    prefix?: ReactNode;
    suffix?: ReactNode;
  };

/** A field for a number in any notation that `parse` and `format` support. */
export function NumericField(props: Props) {
  const { min, max, isReadOnly = false, component } = props;
  const input = useNumericInput(props);
  warnInDev(
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
          // Not type="number": there scrolling or an arrow key changes a price unnoticed, and invalid input is lost.
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

/**
 * Keeps the typed text beside the controlled number, so that nothing typed is removed or reformatted under the caret.
 */
function useNumericInput({ value, onChange, parse, format, min, max }: NumericFieldProps & Notation) {
  const [stored, setStored] = useState<Draft>();
  // A value set by the caller replaces the typed text.
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
