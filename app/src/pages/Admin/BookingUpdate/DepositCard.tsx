import type { AllowedActions } from '@plaitful/flows/appointment';
import { Banner } from '@plaitful/design-system/Banner';
import type { DepositStatus } from '@plaitful/domain/status';
import { update } from '@plaitful/messages/en-CA/admin';
import { formatInstant } from '@plaitful/messages/format';
import { $api } from '../../../lib/api/client.ts';
import type { Booking } from '../../../lib/api/types.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { StatusCard } from './StatusCard.tsx';
import { StatusListFailed } from './StatusListFailed.tsx';
import { statusList } from './statusList.ts';
import type { BookingUpdates } from './useBookingUpdates.ts';

interface DepositCardProps {
  booking: Booking;
  offers: AllowedActions['deposit'];
  updates: BookingUpdates;
  onSubmit: (value: DepositStatus) => void;
}

/** The deposit's status: what is due and by when, and what it can be set to (readings 22 and 24). */
export function DepositCard({ booking, offers, updates, onSubmit }: DepositCardProps) {
  const { timeZone } = useBusiness();
  const statuses = $api.useQuery('get', '/api/status/deposit-status', {}, statusList);
  const words = update.deposit;
  return (
    <StatusCard
      heading={words.label}
      notice={
        <>
          {booking.depositDueAt === null ? null : (
            <Banner tone="waiting">
              {words.due({ deadline: formatInstant(booking.depositDueAt, timeZone) })}
            </Banner>
          )}
          {statuses.isLoadingError ? <StatusListFailed /> : null}
        </>
      }
      hint={booking.paymentStatus === 'CANCELLED' ? words.hintCancelled : words.hint}
      statuses={statuses.data}
      current={booking.deposit}
      offers={offers}
      submit={{ text: words.submit, busyText: words.submitting, isBusy: updates.isDepositBusy }}
      onSubmit={onSubmit}
      refusal={updates.refusal?.of === 'deposit' ? updates.refusal.text : undefined}
    />
  );
}
