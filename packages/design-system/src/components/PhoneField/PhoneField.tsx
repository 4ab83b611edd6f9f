'use client';

import {
  type ChangeEvent,
  type FocusEventHandler,
  type KeyboardEvent,
  type Ref,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';
import { Field } from '../../private/Field/Field.tsx';
import { replaceText } from '../../private/replaceText.ts';
import { getCaretPosition, applyPhoneEdit, reportedNumber, shownNumber, typedNumber } from './phoneEdit.ts';
import { endOfChange, endRun, recordEdit, redo, startHistory, undo, type EditKind } from './phoneHistory.ts';
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
          onKeyDown={input.keyDown}
          onPointerDown={input.pointerDown}
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
  /** Text of an IME composition, which a change would break. */
  const [draft, setDraft] = useState<string>();
  // A value set by the caller replaces it.
  const isDraft = draft !== undefined && reportedNumber(typedNumber(draft)) === reportedNumber(number);
  const history = useRef(startHistory(number));
  const reported = useRef(number);
  /** Replacing the text causes `input` events of its own. */
  const isReplacing = useRef(false);

  function report(next: string): void {
    reported.current = next;
    onChange(reportedNumber(next));
  }

  function show(target: HTMLInputElement, text: string, caret: number, isTrusted: boolean): void {
    // Set here and not by React, which would move the caret to the end.
    isReplacing.current = true;
    if (isTrusted) replaceText(target, text);
    else target.value = text;
    isReplacing.current = false;
    const { selectionStart, selectionEnd } = target;
    if (selectionStart !== caret || selectionEnd !== caret) target.setSelectionRange(caret, caret);
  }

  /** A number set by the caller cannot be undone, as in other fields. */
  function forgetReplaced(): void {
    if (reported.current !== number) history.current = startHistory(number);
  }

  function format({ currentTarget: target, nativeEvent }: SyntheticEvent<HTMLInputElement>): void {
    forgetReplaced();
    const caret = target.selectionStart ?? target.value.length;
    const inputType = nativeEvent instanceof InputEvent ? nativeEvent.inputType : '';
    const edit = applyPhoneEdit(number, { text: target.value, caret, inputType });
    history.current = recordEdit(history.current, edit.number, editKind(nativeEvent));
    const text = shownNumber(edit.number);
    show(target, text, getCaretPosition(edit.before, text), nativeEvent.isTrusted);
    setDraft(undefined);
    report(edit.number);
  }

  function step(target: HTMLInputElement, move: typeof undo): void {
    forgetReplaced();
    history.current = move(history.current);
    const next = history.current.number;
    const text = shownNumber(next);
    show(target, text, getCaretPosition(endOfChange(number, next), text), true);
    setDraft(undefined);
    report(next);
  }

  function keepRunSeparate(): void {
    history.current = endRun(history.current);
  }

  return {
    text: isDraft ? draft : shownNumber(number),
    format,
    change: (event: ChangeEvent<HTMLInputElement>) => {
      const { nativeEvent, target } = event;
      if (isReplacing.current) return;
      const { inputType, isComposing } =
        nativeEvent instanceof InputEvent ? nativeEvent : { inputType: '', isComposing: false };
      // By a menu or a gesture.
      if (inputType === 'historyUndo') return step(target, undo);
      if (inputType === 'historyRedo') return step(target, redo);
      if (!isComposing) return format(event);
      forgetReplaced();
      setDraft(target.value);
      report(typedNumber(target.value));
    },
    keyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.nativeEvent.isComposing) return;
      if (/^(?:Arrow|Home|End)/.test(event.key)) keepRunSeparate();
      const move = historyKey(event);
      if (!move) return;
      event.preventDefault();
      step(event.currentTarget, move);
    },
    pointerDown: keepRunSeparate,
    blur: () => {
      keepRunSeparate();
      setDraft(undefined);
    },
  };
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, with the command key on a Mac. */
function historyKey({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) {
  if (ctrlKey === metaKey || altKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? redo : undo;
  return key.toLowerCase() === 'y' && ctrlKey ? redo : undefined;
}

function editKind(event: Event): EditKind {
  if (event.type === 'compositionend') return 'typing';
  const inputType = event instanceof InputEvent ? event.inputType : '';
  if (['insertText', 'insertCompositionText'].includes(inputType)) return 'typing';
  return /^deleteContent/.test(inputType) ? 'deleting' : 'other';
}
