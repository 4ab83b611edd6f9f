/** A name that is shown. */
interface LabelledByWords {
  /** Its name, above it. */
  label: string;
  ariaLabel?: never;
  labelledBy?: never;
}

/** A name that is only spoken, where the place says what it is. */
interface LabelledForEar {
  label?: never;
  ariaLabel: string;
  labelledBy?: never;
}

/** A name that already stands on the page. */
interface LabelledElsewhere {
  label?: never;
  ariaLabel?: never;
  /** The id of the words that name it. */
  labelledBy: string;
}

/** Exactly one way of naming a field: without a name it does not compile. */
export type FieldName = LabelledByWords | LabelledForEar | LabelledElsewhere;

/** What stands around every field. */
export interface FieldNotes {
  /** What to type, or why it is asked. */
  hint?: string | undefined;
  /** What is wrong and how to mend it. The field is valid when left out. */
  error?: string | undefined;
  /**
   * Why nothing can be changed now; it stands under the field, in place of the hint. The field shows what it holds and
   * keeps its place in the order of the keyboard, so that its reason can be heard. Open when left out.
   */
  disabledReason?: string | undefined;
  /** Its id, as the target of a summary's link; made up when left out. */
  id?: string | undefined;
}

/** What a field lays on its control: name, notes, state and looks. */
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
