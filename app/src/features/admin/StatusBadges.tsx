import { Badge, type BadgeTone } from '@plaitful/design-system/Badge';
import type { PaymentStatus } from '@plaitful/domain/booking-status';
import { depositToReturn, statusCodes } from '@plaitful/messages/en-CA/admin';
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
    <>
      <Badge tone={getDepositTone(booking)}>{statusCodes[booking.deposit]}</Badge>
      {booking.depositToReturn ? <Badge tone="waiting">{depositToReturn.flag}</Badge> : null}
    </>
  );
}

export function PaymentBadge({ booking }: { booking: Booking }) {
  return <Badge tone={paymentTones[booking.paymentStatus]}>{statusCodes[booking.paymentStatus]}</Badge>;
}
