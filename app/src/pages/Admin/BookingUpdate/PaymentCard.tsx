import type { ActionOffer, AllowedActions } from '@plaitful/flows/appointment';
import { Button } from '@plaitful/design-system/Button';
import type { PaymentStatus } from '@plaitful/domain/status';
import { booking as texts, update } from '@plaitful/messages/en-CA/admin';
import { $api } from '../../../lib/api/client.ts';
import type { Booking } from '../../../lib/api/types.ts';
import { StatusCard } from './StatusCard.tsx';
import { StatusListFailed } from './StatusListFailed.tsx';
import { statusList } from './statusList.ts';
import type { BookingUpdates } from './useBookingUpdates.ts';

interface PaymentCardProps {
  booking: Booking;
  offers: AllowedActions['payment'];
  cancelOffer: ActionOffer;
  updates: BookingUpdates;
  onSubmit: (value: PaymentStatus) => void;
  onCancel: () => void;
}

/** The payment's status, only while the deposit is PAID; an unpaid booking can be cancelled beside it (reading 24a). */
export function PaymentCard(props: PaymentCardProps) {
  const { booking, offers, cancelOffer, updates, onSubmit, onCancel } = props;
  const statuses = $api.useQuery('get', '/api/status/payment-status', {}, statusList);
  const words = update.payment;
  const isUnpaid = booking.deposit === 'NOT_PAID';
  return (
    <StatusCard
      heading={words.label}
      notice={statuses.isLoadingError ? <StatusListFailed /> : null}
      hint={booking.paymentStatus === 'CANCELLED' ? words.hintCancelled : words.hint}
      statuses={statuses.data}
      current={booking.paymentStatus}
      offers={offers}
      disabledReason={disabledReason(isUnpaid, updates.isDepositBusy)}
      submit={{ text: words.submit, busyText: words.submitting, isBusy: updates.isPaymentBusy }}
      onSubmit={onSubmit}
      refusal={updates.refusal?.of === 'payment' ? updates.refusal.text : undefined}
      otherAction={
        isUnpaid && cancelOffer.isAllowed ? (
          <Button tone="secondary" size="sm" onClick={onCancel}>
            {update.cancel.confirm}
          </Button>
        ) : null
      }
    />
  );
}

/** Why the payment cannot be touched at all (product spec 4). */
function disabledReason(isUnpaid: boolean, isDepositBusy: boolean): string | undefined {
  if (isDepositBusy) return texts.why.updating;
  return isUnpaid ? texts.why.deposit_not_paid : undefined;
}
