import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { formatStyleDuration, formatStyleDurationInWords } from '@plaitful/messages/format';

/** A style's duration as the specification writes it, and in words for who listens (reading 43). */
export function Duration({ field }: { field: string }) {
  return (
    <>
      <span aria-hidden="true">{formatStyleDuration(field)}</span>
      <VisuallyHidden>{formatStyleDurationInWords(field)}</VisuallyHidden>
    </>
  );
}
