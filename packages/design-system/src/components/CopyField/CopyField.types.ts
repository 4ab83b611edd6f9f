/** Props of {@link CopyField}. */
export interface CopyFieldProps {
  /** What the value is, for example "Amount". */
  label: string;
  /** What is shown, and copied unless `copyValue` says otherwise. */
  value: string;
  /** What is copied, where it differs from what is shown. @default value */
  copyValue?: string;
  /** Words of the button before and after, and what is said. */
  words: {
    /** "Copy". */
    copy: string;
    /** "Copied", seen for three seconds. */
    copied: string;
    /** Heard after copying, for example "Amount copied". */
    announce: string;
    /** Seen and heard when the browser refuses. */
    failed: string;
  };
}

/** Props of {@link CopyList}. */
export interface CopyListProps {
  /** The values that belong together. */
  items: readonly CopyFieldProps[];
}
