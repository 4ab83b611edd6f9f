import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { formatDurationField, formatDurationSpoken } from '../lib/format.ts';

/** A style's duration as the specification writes it, and in words for who listens (reading 43). */
export function Duration({ field }: { field: string }) {
  return (
    <>
      <span aria-hidden="true">{formatDurationField(field)}</span>
      <VisuallyHidden>{formatDurationSpoken(field)}</VisuallyHidden>
    </>
  );
}
