import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { formatStyleDuration, formatStyleDurationLong } from '@plaitful/messages/format';

/** A duration in short form, with the full form for screen readers. */
export function Duration({ field }: { field: string }) {
  return (
    <>
      <span aria-hidden="true">{formatStyleDuration(field)}</span>
      <VisuallyHidden>{formatStyleDurationLong(field)}</VisuallyHidden>
    </>
  );
}
