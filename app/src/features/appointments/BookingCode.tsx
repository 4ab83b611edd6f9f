import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import { spellCode } from '@plaitful/messages/en-CA/remark';

/** The code of a booking; screen readers read it letter by letter. */
export function BookingCode({ code }: { code: string }) {
  return (
    <>
      <span aria-hidden translate="no">
        {code}
      </span>
      <VisuallyHidden>{spellCode(code)}</VisuallyHidden>
    </>
  );
}
