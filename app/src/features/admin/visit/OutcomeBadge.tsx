import type { Booking } from '@plaitful/api-client/contract';
import { Badge, type BadgeTone } from '@plaitful/design-system/Badge';
import { VisuallyHidden } from '@plaitful/design-system/VisuallyHidden';
import type { VisitOutcome } from '@plaitful/domain/visit';
import { useBusiness } from '../../../shell/business.tsx';
import { formatOutcome, getMissed } from './formatOutcome.ts';

const tones: Record<VisitOutcome, BadgeTone> = {
  EXPECTED: 'neutral',
  ARRIVED: 'paid',
  DONE: 'confirmed',
  NO_SHOW: 'cancelled',
};

export function OutcomeBadge({ booking }: { booking: Booking }) {
  const { timeZone } = useBusiness();
  return <Badge tone={tones[booking.outcome]}>{formatOutcome(booking, timeZone)}</Badge>;
}

/** That the parent of a coming booking missed appointments before, and what that means. */
export function MissedBadge({ booking }: { booking: Booking }) {
  const missed = getMissed(booking);
  if (missed === undefined) return null;
  return (
    <span title={missed.why}>
      <Badge tone="waiting">{missed.text}</Badge>
      <VisuallyHidden>{missed.why}</VisuallyHidden>
    </span>
  );
}
