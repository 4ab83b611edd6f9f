import type { FieldName, FieldNotes } from '../../private/Field/Field.types.ts';
import type { InputProps } from '../TextField/TextField.types.ts';

/** One of the choices. */
export interface SelectOption {
  value: string;
  /** Its words. */
  label: string;
}

export type SelectProps = FieldName &
  FieldNotes &
  Omit<InputProps<HTMLSelectElement>, 'isReadOnly'> & {
    /** What there is to choose from. */
    options: readonly SelectOption[];
    /** Shown while nothing is chosen, with the value `''`: `Choose a service`. One is always chosen when left out. */
    placeholder?: string;
  };
