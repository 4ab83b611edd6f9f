/** How many lines are shown at first. */
export type LineCount = 1 | 2 | 3 | 4 | 5 | 6;

/** Props of {@link ClampText}. */
export interface ClampTextProps {
  /** The text. */
  children: string;
  /** The lines shown at first, or those on a phone and those on a desk. */
  lines: LineCount | { phone: LineCount; desk: LineCount };
  /** Words of the button that shows the rest, for example "Read the whole review". */
  more: string;
  /** Words of the button that hides it again. */
  less: string;
  /** What the text is, heard after either, so that the buttons of a list differ: "by Amara". */
  subject?: string;
}
