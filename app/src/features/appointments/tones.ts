import type { BadgeTone } from '@plaitful/design-system/Badge';
import type { Booking } from '../../lib/api/types.ts';

export function depositTone({
  deposit,
  paymentStatus,
}: Pick<Booking, 'deposit' | 'paymentStatus'>): BadgeTone {
  if (deposit === 'PAID') return 'paid';
  return paymentStatus === 'CANCELLED' ? 'neutral' : 'waiting';
}
