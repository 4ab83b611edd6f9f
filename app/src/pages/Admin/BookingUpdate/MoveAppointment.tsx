import { Banner } from '@plaitful/design-system/Banner';
import { Dialog } from '@plaitful/design-system/Dialog';
import { ErrorState } from '@plaitful/design-system/ErrorState';
import { PlaitLoader } from '@plaitful/design-system/PlaitLoader';
import { parseDuration } from '@plaitful/domain/duration';
import { selectSlot, selectWhyNotNext } from '@plaitful/flows/reschedule/select';
import { booking as bookingWords } from '@plaitful/messages/en-CA/admin';
import { bookingMove as words } from '@plaitful/messages/en-CA/adminBookings';
import { changed as changedWords } from '@plaitful/messages/en-CA/adminChanged';
import { action } from '@plaitful/messages/en-CA/common';
import { useEffect, useId, useState } from 'react';
import type { Booking } from '../../../lib/api/types.ts';
import { SlotPickerFooter, SlotPickerLead } from '../../../features/booking/picker/SlotPickerParts.tsx';
import { MovePicker } from '../../../features/reschedule/MovePicker.tsx';
import {
  useReschedule,
  type RescheduleSnapshot,
  type SendReschedule,
} from '../../../features/reschedule/useReschedule.ts';
import { MoveConfirm, MoveSubmit } from './MoveConfirm.tsx';

interface MoveAppointmentProps {
  booking: Booking;
  onClose: () => void;
}

/** Another time for an appointment, paid or not, by the studio (reading 19); the machine is the parents' own. */
export function MoveAppointment({ booking, onClose }: MoveAppointmentProps) {
  const { snapshot, send } = useReschedule(booking.bookingId, 'ROLE_ADMIN');
  const hasChanged = useOpenPicker(snapshot, send);
  const id = useId();
  const isMoved = snapshot.matches('moved');
  useEffect(() => {
    if (isMoved) onClose();
  }, [isMoved, onClose]);
  const isPicking = snapshot.matches('choosing');
  const isConfirming = snapshot.matches('confirming') || snapshot.matches('moving');
  const durationMinutes = parseDuration(booking.styleDuration) ?? 0;
  const style = snapshot.context.availability?.style;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isConfirming ? words.confirmTitle : words.title}
      lead={isPicking && style ? <SlotPickerLead style={style} /> : undefined}
      size={isPicking ? 'large' : 'small'}
      sheet="full"
      isPersistent={snapshot.matches('moving')}
      closeLabel={action.close}
      footer={
        isPicking ? (
          <SlotPickerFooter
            pickerId={id}
            slot={selectSlot(snapshot)}
            durationMinutes={durationMinutes}
            why={selectWhyNotNext(snapshot)}
            onNext={() => send({ type: 'slot.confirmed' })}
          />
        ) : isConfirming ? (
          <MoveSubmit snapshot={snapshot} send={send} />
        ) : undefined
      }
    >
      {isPicking && hasChanged ? (
        <Banner tone="critical" isLive title={changedWords.title}>
          {changedWords.text}
        </Banner>
      ) : null}
      {isPicking ? <MovePicker snapshot={snapshot} send={send} pickerId={id} words={words} /> : null}
      {isConfirming ? <MoveConfirm snapshot={snapshot} /> : null}
      {isPicking || isConfirming ? null : <Otherwise snapshot={snapshot} send={send} />}
    </Dialog>
  );
}

/**
 * The picker opens as soon as the times are there. When the booking was changed by someone else meanwhile, it comes back
 * here in its newest version, and says so.
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

interface OtherwiseProps {
  snapshot: RescheduleSnapshot;
  send: SendReschedule;
}

/** Nothing to choose from: it is still loading, could not be loaded, or cannot be moved. */
function Otherwise({ snapshot, send }: OtherwiseProps) {
  const { refusal } = snapshot.context;
  if (snapshot.matches('missing')) return <Banner tone="critical">{words.missing}</Banner>;
  if (snapshot.matches('notMovable')) {
    return <Banner tone="waiting">{bookingWords.why[refusal ?? 'already_over']}</Banner>;
  }
  if (snapshot.matches('bookingFailed') || snapshot.matches('styleFailed')) {
    const type = snapshot.matches('bookingFailed') ? 'booking.requested' : 'availability.requested';
    return (
      <ErrorState
        title={words.loadFailed}
        retry={{ label: action.tryAgain, onPress: () => send({ type }) }}
      />
    );
  }
  return <PlaitLoader label={words.loading} />;
}
