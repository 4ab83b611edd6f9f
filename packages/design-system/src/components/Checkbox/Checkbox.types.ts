import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import type { FieldNotes } from '../../private/Field/Field.types.ts';

export interface CheckboxProps extends Omit<FieldNotes, 'hint'> {
  /** What is agreed to or chosen, beside the box. */
  label: string;
  /** The same at length, under the label; read out with it. */
  children?: ReactNode;
  /** A link to read more, outside the label so that it can be followed by itself. */
  link?: ReactNode;
  /** Its name in the form. */
  name?: string;
  /** Whether it is ticked, when the caller keeps it. */
  isChecked?: boolean;
  /** Whether it is ticked at first, when it keeps itself. */
  isDefaultChecked?: boolean;
  /** Called with every change. */
  onChange?: ChangeEventHandler<HTMLInputElement>;
  /** Called when it loses the focus. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
  /**
   * Must be ticked; the form says so itself, so the browser does not.
   * @default false
   */
  isRequired?: boolean;
  ref?: Ref<HTMLInputElement>;
}
