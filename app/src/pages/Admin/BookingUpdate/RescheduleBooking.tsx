import { Banner } from '@plaitful/design-system/Banner';
import { Button } from '@plaitful/design-system/Button';
import { ErrorState } from '@plaitful/design-system/ErrorState';
import { Loader } from '@plaitful/design-system/Loader';
import { Text } from '@plaitful/design-system/Text';
import type { ActionAvailability } from '@plaitful/flows/appointment';
import { booking as bookingLabels } from '@plaitful/messages/en-CA/admin';
import { editConflict as changedLabels } from '@plaitful/messages/en-CA/unsavedChanges';
import { bookingReschedule as labels } from '@plaitful/messages/en-CA/adminBookings';
import { action } from '@plaitful/messages/en-CA/common';
import { useCallback, useEffect, useId, useState } from 'react';
import type { Booking } from '@plaitful/api-client/contract';
import { RescheduleDialog } from '../../../features/reschedule/RescheduleDialog.tsx';
import {
  useReschedule,
  type RescheduleSnapshot,
  type SendReschedule,
} from '../../../features/reschedule/useReschedule.ts';

/**
 * The "Move appointment" button; absent once the appointment has begun. When rescheduling is not allowed for
 * another reason, the reason is shown.
 */
export function RescheduleBooking({ booking, offer }: { booking: Booking; offer: ActionAvailability }) {
  const [isRescheduling, setRescheduling] = useState(false);
  const close = useCallback(() => setRescheduling(false), []);
  const id = useId();
  const { isAllowed } = offer;
  if (!isAllowed && offer.why === 'already_over') return null;
  return (
    <>
      <div>
        <Button
          variant="outline"
          size="sm"
          icon="calendar"
          isDisabled={!isAllowed}
          onDisabledClick={() => undefined}
          {...(isAllowed ? {} : { describedBy: id })}
          onClick={() => setRescheduling(true)}
        >
          {labels.open}
        </Button>
      </div>
      {isAllowed ? null : (
        <Text size="sm" tone="muted" id={id}>
          {bookingLabels.why[offer.why]}
        </Text>
      )}
      {isRescheduling ? <RescheduleBookingDialog booking={booking} onClose={close} /> : null}
    </>
  );
}

function RescheduleBookingDialog({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { snapshot, send } = useReschedule(booking.bookingId, 'ROLE_ADMIN');
  const hasChanged = useOpenPicker(snapshot, send);
  const isRescheduled = snapshot.matches('rescheduled');
  useEffect(() => {
    if (isRescheduled) onClose();
  }, [isRescheduled, onClose]);
  return (
    <RescheduleDialog
      snapshot={snapshot}
      send={send}
      labels={labels}
      isOpen
      onClose={onClose}
      notice={
        hasChanged ? (
          <Banner tone="critical" isLive title={changedLabels.title}>
            {changedLabels.text}
          </Banner>
        ) : undefined
      }
      people={<Text>{labels.told(booking)}</Text>}
    >
      <NoPicker snapshot={snapshot} send={send} />
    </RescheduleDialog>
  );
}

/**
 * Opens the picker as soon as the slots are loaded. When someone else changed the booking meanwhile, its
 * newest version is loaded and a notice says so.
 */
function useOpenPicker(snapshot: RescheduleSnapshot, send: SendReschedule): boolean {
  const [hasChanged, setHasChanged] = useState(false);
  const isReady = snapshot.matches('ready');
  const isChanged = isReady && snapshot.context.problem !== null;
  if (isChanged && !hasChanged) setHasChanged(true);
  useEffect(() => {
    if (isReady) send({ type: 'picker.opened' });
  }, [isReady, send]);
  return hasChanged;
}

function NoPicker({ snapshot, send }: { snapshot: RescheduleSnapshot; send: SendReschedule }) {
  const { refusal } = snapshot.context;
  if (snapshot.matches('missing')) return <Banner tone="critical">{bookingLabels.missing.text}</Banner>;
  if (snapshot.matches('notReschedulable')) {
    return <Banner tone="waiting">{bookingLabels.why[refusal ?? 'already_over']}</Banner>;
  }
  if (snapshot.matches('bookingFailed') || snapshot.matches('styleFailed')) {
    const type = snapshot.matches('bookingFailed') ? 'booking.requested' : 'availability.requested';
    return (
      <ErrorState
        title={labels.loadFailed}
        retry={{ label: action.tryAgain, onPress: () => send({ type }) }}
      />
    );
  }
  return <Loader label={labels.loading} />;
}
