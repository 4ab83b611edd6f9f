import type { FocusEventHandler, Ref } from 'react';
import type { FieldName, FieldNotes } from '../Field/Field.types.ts';

/** What fields for numbers have in common. */
export type TypedNumberProps = FieldName &
  FieldNotes & {
    /** The number; `null` while empty, `NaN` while what is typed is none, so that a rule refuses it. */
    value: number | null;
    /** Called with every change. */
    onChange: (value: number | null) => void;
    /** The least that is right. No least when left out. */
    min?: number;
    /** The most that is right. No most when left out. */
    max?: number;
    /** What to do about words that are no number, or one below `min` or above `max`; shown once the field is left. */
    wrongError: string;
    /** Its name in the form. */
    name?: string;
    /** Called when it loses the focus. */
    onBlur?: FocusEventHandler<HTMLInputElement>;
    /**
     * Must be filled in; the form says so itself, so the browser does not.
     * @default false
     */
    isRequired?: boolean;
    /**
     * Only shows what it holds, for good, such as a sum.
     * @default false
     */
    isReadOnly?: boolean;
    ref?: Ref<HTMLInputElement>;
  };
