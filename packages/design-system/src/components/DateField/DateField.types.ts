import type { FieldName, FieldNotes } from '../../private/Field/Field.types.ts';
import type { InputProps } from '../TextField/TextField.types.ts';

/** Props of {@link DateField}. What it holds is `yyyy-MM-dd`, or empty. */
export type DateFieldProps = FieldName &
  FieldNotes &
  Omit<InputProps, 'isReadOnly'> & {
    /**
     * What to say of a day that does not exist or is only half typed. The browser holds such a date back, so that the
     * form would take the field for empty; it stands there instead of `error`.
     */
    wrongDate: string;
    /** The earliest day, `yyyy-MM-dd`: the browser’s own calendar goes no further back. Any when left out. */
    min?: string;
    /** The latest day, likewise. Any when left out. */
    max?: string;
  };
