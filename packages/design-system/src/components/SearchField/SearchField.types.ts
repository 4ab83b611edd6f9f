import type { Ref } from 'react';
import type { FieldName, FieldNotes } from '../../private/Field/Field.types.ts';

export type SearchFieldProps = FieldName &
  Omit<FieldNotes, 'error'> & {
    /** What is looked for. */
    value: string;
    /** Called with every change, at once; a caller that asks a server waits for a pause by itself. */
    onChange: (value: string) => void;
    /** Names the button that empties it. */
    clearLabel: string;
    /** Its name in the form. */
    name?: string;
    ref?: Ref<HTMLInputElement>;
  };
