import type { ChangeEventHandler, FocusEventHandler, HTMLInputAutoCompleteAttribute, Ref } from 'react';

interface VisibleName {
  /** Its name, above it. */
  label: string;
  ariaLabel?: never;
  labelledBy?: never;
}

interface SpokenName {
  label?: never;
  /** Its name, only spoken, where the place says what it is. */
  ariaLabel: string;
  labelledBy?: never;
}

interface NameElsewhere {
  label?: never;
  ariaLabel?: never;
  /** The id of the words that name it. */
  labelledBy: string;
}

/** Exactly one way of naming a field: without a name it does not compile. */
export type FieldName = VisibleName | SpokenName | NameElsewhere;

/** The messages around every field. */
export interface FieldMessageProps {
  /** What to type, or why it is asked. */
  hint?: string | undefined;
  /** What is wrong and how to correct it. The field is valid when left out. */
  error?: string | undefined;
  /**
   * Why nothing can be changed now; it stands under the field, in place of the hint. The field shows its value and
   * keeps its place in the order of the keyboard, so that its reason can be heard. Open when left out.
   */
  disabledReason?: string | undefined;
  /** Its id, as the target of a summary's link; made up when left out. */
  id?: string | undefined;
}

/** What a field gives to and takes from a form. */
export interface InputProps<Element extends HTMLElement = HTMLInputElement> {
  /** Its name in the form. */
  name?: string;
  /** Its value, when the caller keeps it. */
  value?: string;
  /** Its value at first, when it keeps itself. */
  defaultValue?: string;
  /** Called with every change. */
  onChange?: ChangeEventHandler<Element>;
  /** Called when it loses the focus. */
  onBlur?: FocusEventHandler<Element>;
  /** What the browser may fill in. */
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Must be filled in; the form says so itself, so the browser does not. @default false */
  isRequired?: boolean;
  /** Only shows its value, for good; what is closed for now takes `disabledReason`. @default false */
  isReadOnly?: boolean;
  ref?: Ref<Element>;
}

/** The attributes of an input that the caller decides alone. */
export function inputAttributes<Element extends HTMLElement>(props: InputProps<Element>) {
  const { ref, name, value, defaultValue, onChange, onBlur, autoComplete } = props;
  return { ref, name, value, defaultValue, onChange, onBlur, autoComplete };
}

/** What a field lays on its control: name, messages, state and looks. */
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
