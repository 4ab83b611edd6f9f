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
import {
  endOfChange,
  getEntry,
  moveHistory,
  recordEdit,
  startHistory,
  type EditKind,
} from './phoneHistory.ts';
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

/** What can be undone and redone of the number. */
function usePhoneHistory(number: string) {
  const history = useRef(startHistory(number));
  /** A number set by the caller cannot be undone, as in other fields. */
  const current = () => (getEntry(history.current) === number ? history.current : startHistory(number));
  return {
    record: (next: string, kind: EditKind): string => {
      history.current = recordEdit(current(), next, kind);
      return next;
    },
    /** The number after an undo (-1) or redo (1); 0 only ends a run. */
    move: (by: -1 | 0 | 1): string => {
      history.current = moveHistory(current(), by);
      return getEntry(history.current);
    },
  };
}

function showText(target: HTMLInputElement, text: string, caret: number, isTrusted: boolean): void {
  // Set here and not by React, which would move the caret to the end.
  if (isTrusted) replaceText(target, text);
  else target.value = text;
  const { selectionStart, selectionEnd } = target;
  if (selectionStart !== caret || selectionEnd !== caret) target.setSelectionRange(caret, caret);
}

function usePhoneInput({ value, onChange }: Pick<PhoneFieldProps, 'value' | 'onChange'>) {
  const number = typedNumber(value);
  /** Text of an IME composition, which a change would break. */
  const [draft, setDraft] = useState<string>();
  // A value set by the caller replaces it.
  const isDraft = draft !== undefined && reportedNumber(typedNumber(draft)) === reportedNumber(number);
  const history = usePhoneHistory(number);
  /** Replacing the text causes `input` events of its own. */
  const isReplacing = useRef(false);

  function show(target: HTMLInputElement, next: string, before: number, isTrusted: boolean): void {
    const text = shownNumber(next);
    isReplacing.current = true;
    showText(target, text, getCaretPosition(before, text), isTrusted);
    isReplacing.current = false;
    setDraft(undefined);
    onChange(reportedNumber(next));
  }

  function format({ currentTarget: target, nativeEvent }: SyntheticEvent<HTMLInputElement>): void {
    const caret = target.selectionStart ?? target.value.length;
    const inputType = inputTypeOf(nativeEvent);
    const edit = applyPhoneEdit(number, { text: target.value, caret, inputType });
    history.record(edit.number, editKind(nativeEvent));
    show(target, edit.number, edit.before, nativeEvent.isTrusted);
  }

  function move(target: HTMLInputElement, by: -1 | 1): void {
    const next = history.move(by);
    show(target, next, endOfChange(number, next), true);
  }

  return {
    text: isDraft ? draft : shownNumber(number),
    format,
    change: (event: ChangeEvent<HTMLInputElement>) => {
      const { nativeEvent, target } = event;
      if (isReplacing.current) return;
      // By a menu or a gesture.
      if (inputTypeOf(nativeEvent) === 'historyUndo') return move(target, -1);
      if (inputTypeOf(nativeEvent) === 'historyRedo') return move(target, 1);
      if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) return format(event);
      setDraft(target.value);
      onChange(reportedNumber(history.record(typedNumber(target.value), 'typing')));
    },
    keyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (event.nativeEvent.isComposing) return;
      if (/^(?:Arrow|Home|End)/.test(event.key)) history.move(0);
      const by = historyKey(event);
      if (!by) return;
      event.preventDefault();
      move(event.currentTarget, by);
    },
    pointerDown: () => history.move(0),
    blur: () => {
      history.move(0);
      setDraft(undefined);
    },
  };
}

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y, with the command key on a Mac. */
function historyKey({ ctrlKey, metaKey, altKey, shiftKey, key }: KeyboardEvent) {
  if (ctrlKey === metaKey || altKey) return undefined;
  if (key.toLowerCase() === 'z') return shiftKey ? 1 : -1;
  return key.toLowerCase() === 'y' && ctrlKey ? 1 : undefined;
}

const inputTypeOf = (event: Event): string => (event instanceof InputEvent ? event.inputType : '');

function editKind(event: Event): EditKind {
  if (event.type === 'compositionend') return 'typing';
  const inputType = inputTypeOf(event);
  if (['insertText', 'insertCompositionText'].includes(inputType)) return 'typing';
  return inputType.startsWith('deleteContent') ? 'deleting' : 'other';
}
