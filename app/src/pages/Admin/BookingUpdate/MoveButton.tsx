import { Button } from '@plaitful/design-system/Button';
import { Text } from '@plaitful/design-system/Text';
import type { ActionOffer } from '@plaitful/flows/appointment';
import { booking as bookingWords } from '@plaitful/messages/en-CA/admin';
import { bookingMove as words } from '@plaitful/messages/en-CA/adminBookings';
import { useCallback, useId, useState } from 'react';
import type { Booking } from '../../../lib/api/types.ts';
import { MoveAppointment } from './MoveAppointment.tsx';

interface MoveButtonProps {
  booking: Booking;
  offer: ActionOffer;
}

/** 'Move appointment'; one that cannot be moved keeps the reason in sight (reading 38a). */
export function MoveButton({ booking, offer }: MoveButtonProps) {
  const [isMoving, setMoving] = useState(false);
  const close = useCallback(() => setMoving(false), []);
  const id = useId();
  const isAllowed = offer.isAllowed;
  return (
    <>
      <div>
        <Button
          tone="secondary"
          size="sm"
          icon="calendar"
          isNotReady={!isAllowed}
          onNotReady={() => undefined}
          {...(isAllowed ? {} : { describedBy: id })}
          onClick={() => setMoving(true)}
        >
          {words.open}
        </Button>
      </div>
      {isAllowed ? null : (
        <Text size="sm" tone="muted" id={id}>
          {bookingWords.why[offer.why]}
        </Text>
      )}
      {isMoving ? <MoveAppointment booking={booking} onClose={close} /> : null}
    </>
  );
}
