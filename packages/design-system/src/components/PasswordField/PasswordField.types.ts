import type { ReactNode } from 'react';
import type { FieldName, FieldNotes } from '../../private/Field/Field.types.ts';
import type { InputProps } from '../TextField/TextField.types.ts';

/** One rule a new password must meet. */
export interface PasswordRule {
  id: string;
  /** The rule in words. */
  text: string;
  isMet: boolean;
}

/** The rules under the field, and the words that tell a listener which are met. */
export interface PasswordRules {
  items: readonly PasswordRule[];
  /** Spoken before a rule that is met. */
  metWord: string;
  /** Spoken before a rule that is not met yet. */
  unmetWord: string;
  /** Stands over the rules and shows the same as a picture, such as a plait with a clamp a rule. */
  ornament?: ReactNode;
}

export type PasswordFieldProps = FieldName &
  FieldNotes &
  Omit<InputProps, 'isReadOnly' | 'autoComplete'> & {
    /** Whether a password manager fills it in or offers a new one. */
    autoComplete: 'current-password' | 'new-password';
    /** Names the button that shows the password. */
    showLabel: string;
    /** Names the button that hides it again. */
    hideLabel: string;
    /** The rules a new password must meet, kept up to date while typing. None when left out. */
    rules?: PasswordRules;
  };
