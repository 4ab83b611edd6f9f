import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { formatStyleDuration, formatStyleDurationLong } from '@plaitful/messages/format';

interface DurationProps {
  /** A style's `H:MM`. */
  field: string;
  /** What is seen; "1 h 30 min" when left out. */
  text?: string;
}

/** A duration in short form, with the full form for screen readers. */
export function Duration({ field, text = formatStyleDuration(field) }: DurationProps) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{formatStyleDurationLong(field)}</VisuallyHidden>
    </>
  );
}
