import type { FocusEventHandler, Ref } from 'react';
import type { GroupProps } from '../../private/Field/FieldGroup.tsx';

/** One of the choices. */
export interface RadioOption<Value extends string> {
  value: Value;
  /** Its words. */
  label: string;
  /** What choosing it means, in smaller words under it. */
  hint?: string;
}

export interface RadioGroupProps<Value extends string> extends GroupProps {
  /** Two to six choices. */
  options: readonly RadioOption<Value>[];
  /** What is chosen; nothing when left out. */
  value: Value | undefined;
  /** Called with another choice. */
  onChange: (value: Value) => void;
  /**
   * `horizontal` for two or three short ones; they break into lines where room is short.
   * @default 'vertical'
   */
  direction?: 'vertical' | 'horizontal';
  /** Its name in the form; made up when left out. */
  name?: string;
  /** Called when a choice loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /** The choice that takes the keyboard: what is chosen, else the first. */
  ref?: Ref<HTMLInputElement>;
}
