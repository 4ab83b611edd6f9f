import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { formatStyleDuration, formatStyleDurationLong } from '@plaitful/messages/format';

/** A duration as the specification writes it, and in words for screen readers. */
export function Duration({ field }: { field: string }) {
  return (
    <>
      <span aria-hidden="true">{formatStyleDuration(field)}</span>
      <VisuallyHidden>{formatStyleDurationLong(field)}</VisuallyHidden>
    </>
  );
}
