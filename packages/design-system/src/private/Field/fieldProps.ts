import type { ChangeEventHandler, FocusEventHandler, HTMLInputAutoCompleteAttribute, Ref } from 'react';

interface VisibleName {
  /** Its label, above it. */
  label: string;
  ariaLabel?: never;
  labelledBy?: never;
}

interface SpokenName {
  label?: never;
  /** Its label for screen readers only, where the context is obvious. */
  ariaLabel: string;
  labelledBy?: never;
}

interface NameElsewhere {
  label?: never;
  ariaLabel?: never;
  /** The id of the element that labels it. */
  labelledBy: string;
}

/** Exactly one kind of label: a field without a label does not compile. */
export type FieldName = VisibleName | SpokenName | NameElsewhere;

export interface FieldMessageProps {
  /** What to type, or why it is needed. */
  hint?: string | undefined;
  /** What is wrong and how to correct it. The field is valid when left out. */
  error?: string | undefined;
  /**
   * Why the field is disabled; shown below it instead of the hint. The field shows its value and stays focusable, so
   * that the reason can be read out. Enabled when left out.
   */
  disabledReason?: string | undefined;
  /** Its id, as the target of a summary's link; generated when left out. */
  id?: string | undefined;
}

/** The value and events of a field in a form. */
export interface InputProps<Element extends HTMLElement = HTMLInputElement> {
  /** Its name in the form data. */
  name?: string;
  /** Its value, when controlled. */
  value?: string;
  /** Its initial value, when uncontrolled. */
  defaultValue?: string;
  onChange?: ChangeEventHandler<Element>;
  onBlur?: FocusEventHandler<Element>;
  /** The kind of value for the browser's autofill. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Must be filled in; validated by the form, not by the browser. @default false */
  isRequired?: boolean;
  /** Permanently read-only; for a temporary reason use `disabledReason`. @default false */
  isReadOnly?: boolean;
  ref?: Ref<Element>;
}

/** The attributes of an input that the caller sets directly. */
export function inputAttributes<Element extends HTMLElement>(props: InputProps<Element>) {
  const { ref, name, value, defaultValue, onChange, onBlur, autoComplete } = props;
  return { ref, name, value, defaultValue, onChange, onBlur, autoComplete };
}

/** The attributes that a field sets on its control: label, messages, state and class. */
export interface ControlProps {
  id: string;
  className: string;
  'aria-label': string | undefined;
  'aria-labelledby': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-disabled': true | undefined;
  'aria-required': true | undefined;
}
