import type { FieldName, FieldNotes } from '../../private/Field/Field.types.ts';
import type { InputProps } from '../TextField/TextField.types.ts';

/** How much is written. */
export interface CharacterCount {
  /** Characters written. */
  count: number;
  /** Characters that fit. */
  max: number;
  /** Characters too many; 0 while it fits. */
  over: number;
}

/** Counts along, near the end aloud; what is too much stays, and the field says how much that is. */
export interface CharacterCounter {
  /** The most characters that are right. */
  max: number;
  /** Shown under the field: `12/255`. */
  text: (count: CharacterCount) => string;
  /** The same for the ear, as the field is reached and again near the limit: `240 of 255 characters`. */
  spoken: (count: CharacterCount) => string;
  /** What to do about more than fits; an `error` goes before it. */
  tooLong: (count: CharacterCount) => string;
}

export type TextAreaProps = FieldName &
  FieldNotes &
  InputProps<HTMLTextAreaElement> & {
    /** Not counted when left out. */
    counter?: CharacterCounter;
    /**
     * Lines that are seen at first; it grows with what is written and can be pulled taller.
     * @default 3
     */
    rows?: number;
  };
