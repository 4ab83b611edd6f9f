import { Badge, type BadgeTone } from '@plaitful/design-system/Badge';
import type { PaymentStatus } from '@plaitful/domain/booking-status';
import { Inline } from '@plaitful/design-system/Inline';
import { depositToReturn, rescheduleRequested, statusCodes } from '@plaitful/messages/en-CA/admin';
import type { Booking } from '@plaitful/api-client/contract';
import { getDepositTone } from '../appointments/appointmentRows.ts';

const paymentTones: Record<PaymentStatus, BadgeTone> = {
  PENDING: 'neutral',
  CONFIRMED: 'confirmed',
  CANCELLED: 'cancelled',
};

/** With the flag of a deposit that the studio has to return. */
export function DepositBadge({ booking }: { booking: Booking }) {
  return (
    <Inline gap={1}>
      <Badge tone={getDepositTone(booking)}>{statusCodes[booking.deposit]}</Badge>
      {booking.depositToReturn ? <Badge tone="waiting">{depositToReturn.short}</Badge> : null}
    </Inline>
  );
}

/** With the flag of a family that was asked to choose another time. */
export function PaymentBadge({ booking }: { booking: Booking }) {
  return (
    <Inline gap={1}>
      <Badge tone={paymentTones[booking.paymentStatus]}>{statusCodes[booking.paymentStatus]}</Badge>
      {booking.canMove ? <Badge tone="waiting">{rescheduleRequested.flag}</Badge> : null}
    </Inline>
  );
}
