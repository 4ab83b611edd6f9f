'use client';

import { type ChangeEvent, type FocusEventHandler, type Ref, type SyntheticEvent, useState } from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { replaceText } from '../../private/replaceText.ts';
import { getCaretPosition, applyPhoneEdit, reportedNumber, shownNumber, typedNumber } from './phoneEdit.ts';
import type { FieldName, FieldMessageProps } from '../../private/Field/fieldProps.ts';

export type PhoneFieldProps = FieldName &
  FieldMessageProps & {
    /** The number in E.164 as far as it was typed: `+16135550199`, `+1613`, or empty. Other formats are parsed. */
    value: string;
    /**
     * Called on every change with the number in E.164, as far as it was typed. A number with another country code is
     * reported with that one (`+6591234567`), so that validation refuses it.
     */
    onChange: (phone: string) => void;
    /** Its name in the form data. */
    name?: string;
    onBlur?: FocusEventHandler<HTMLInputElement>;
    /** Must be filled in; validated by the form, not by the browser. @default false */
    isRequired?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** A field for Canadian phone numbers: `+1` is shown before it, and dashes are added while typing. */
export function PhoneField(props: PhoneFieldProps) {
  const input = usePhoneInput(props);
  return (
    <Field {...props} prefix="+1" dir="ltr">
      {(control) => (
        <input
          {...control}
          ref={props.ref}
          type="tel"
          inputMode="tel"
          // Browsers offer the whole number; autofill of the national part only works in fields of type text.
          autoComplete="tel"
          name={props.name}
          value={input.text}
          onChange={input.change}
          onCompositionEnd={input.format}
          onBlur={(event) => {
            input.blur();
            props.onBlur?.(event);
          }}
          readOnly={props.disabledReason !== undefined}
        />
      )}
    </Field>
  );
}

function usePhoneInput({ value, onChange }: Pick<PhoneFieldProps, 'value' | 'onChange'>) {
  const number = typedNumber(value);
  /** Text that must not be reformatted yet: during an IME composition, which a change would break, or after undo. */
  const [draft, setDraft] = useState<string>();
  // A value set by the caller replaces it.
  const isDraft = draft !== undefined && reportedNumber(typedNumber(draft)) === reportedNumber(number);

  function format({ currentTarget: target, nativeEvent }: SyntheticEvent<HTMLInputElement>): void {
    const caret = target.selectionStart ?? target.value.length;
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const edit = applyPhoneEdit(number, { text: target.value, caret, inputType });
    const text = shownNumber(edit.number);
    // Set here and not by React, which would move the caret to the end. For untrusted events, as of scripts, undo
    // does not work anyway.
    if (nativeEvent.isTrusted) replaceText(target, text);
    else target.value = text;
    const at = getCaretPosition(edit.before, target.value);
    if (target.selectionStart !== at || target.selectionEnd !== at) target.setSelectionRange(at, at);
    setDraft(undefined);
    onChange(reportedNumber(edit.number));
  }

  return {
    text: isDraft ? draft : shownNumber(number),
    format,
    change: (event: ChangeEvent<HTMLInputElement>) => {
      const { nativeEvent, target } = event;
      const isKept =
        nativeEvent instanceof InputEvent &&
        (nativeEvent.isComposing || nativeEvent.inputType.startsWith('history'));
      if (!isKept) return format(event);
      setDraft(target.value);
      onChange(reportedNumber(typedNumber(target.value)));
    },
    blur: () => setDraft(undefined),
  };
}
