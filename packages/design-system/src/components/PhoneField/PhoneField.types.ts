import type { FocusEventHandler, Ref } from 'react';
import type { FieldName, FieldNotes } from '../../private/Field/Field.types.ts';

export type PhoneFieldProps = FieldName &
  FieldNotes & {
    /** The number in E.164 as far as it is typed: `+16135550199`, `+1613`, or nothing. A number in any other form is understood. */
    value: string;
    /** Called after every change with the number in E.164, as far as it is typed. */
    onChange: (phone: string) => void;
    /** Its name in the form. */
    name?: string;
    /** Called when it loses the focus. */
    onBlur?: FocusEventHandler<HTMLInputElement>;
    /**
     * Must be filled in; the form says so itself, so the browser does not.
     * @default false
     */
    isRequired?: boolean;
    ref?: Ref<HTMLInputElement>;
  };
