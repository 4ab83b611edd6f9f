import type { ChangeEventHandler, FocusEventHandler, HTMLInputAutoCompleteAttribute, Ref } from 'react';
import type { FieldName, FieldNotes } from '../../private/Field/Field.types.ts';

/** What a field gives to and takes from a form. */
export interface InputProps<Element extends HTMLElement = HTMLInputElement> {
  /** Its name in the form. */
  name?: string;
  /** What it holds, when the caller keeps it. */
  value?: string;
  /** What it holds at first, when it keeps itself. */
  defaultValue?: string;
  /** Called with every change. */
  onChange?: ChangeEventHandler<Element>;
  /** Called when it loses the focus. */
  onBlur?: FocusEventHandler<Element>;
  /** What the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /**
   * Must be filled in; the form says so itself, so the browser does not.
   * @default false
   */
  isRequired?: boolean;
  /**
   * Only shows what it holds, for good; what is closed for now takes `disabledReason`.
   * @default false
   */
  isReadOnly?: boolean;
  ref?: Ref<Element>;
}

export type TextFieldProps = FieldName &
  FieldNotes &
  InputProps & {
    /**
     * What is typed: it chooses the keyboard of a phone.
     * @default 'text'
     */
    type?: 'text' | 'email' | 'tel' | 'date' | 'url';
    /** The keyboard of a phone, where `type` does not say it. */
    inputMode?: 'text' | 'numeric' | 'decimal' | 'email';
    /** The most characters it takes; the browser refuses more. */
    maxLength?: number;
    /** The earliest day of a date field, `yyyy-MM-dd`. */
    min?: string;
    /** The latest day of a date field, `yyyy-MM-dd`. */
    max?: string;
  };
