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
  /** Its id, as the target of a summary's link; made up when left out. */
  id?: string | undefined;
}
