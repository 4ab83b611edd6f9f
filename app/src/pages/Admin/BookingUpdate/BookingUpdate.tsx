import type { PaymentStatus } from '@plaitful/domain/status';
import { useEffect, useRef, useState } from 'react';
import type { Booking } from '../../../lib/api/types.ts';
import { useAllowedActions } from '../../../features/appointments/useAllowedActions.ts';
import { AppointmentFacts, ParentFacts, Transfer } from './BookingFacts.tsx';
import { BookingHead, bookingHeadingId } from './BookingHead.tsx';
import { BookingHistory } from './BookingHistory.tsx';
import { ChangedBooking } from './ChangedBooking.tsx';
import { Confirmations, type Asked } from './Confirmations.tsx';
import { DepositCard } from './DepositCard.tsx';
import { MoveAppointment } from './MoveAppointment.tsx';
import { PaymentCard } from './PaymentCard.tsx';
import { useBookingUpdates } from './useBookingUpdates.ts';
import * as css from './BookingUpdate.css.ts';

/** A booking with its deposit and its payment to set, as far as the appointment machine allows (product spec 4). */
export function BookingUpdate({ booking }: { booking: Booking }) {
  const [asked, setAsked] = useState<Asked>();
  const updates = useBookingUpdates(booking, () => setAsked(undefined));
  useKeptFocus(booking, asked);
  const actions = useAllowedActions(booking, 'ROLE_ADMIN');
  const isCancelled = booking.paymentStatus === 'CANCELLED';
  const submitPayment = (value: PaymentStatus) => {
    if (value === 'CANCELLED') setAsked({ about: 'cancel' });
    else if (isCancelled) setAsked({ about: 'restore', to: value });
    else updates.setPayment(value);
  };
  return (
    <div className={css.page}>
      <BookingHead
        booking={booking}
        actions={isCancelled ? null : <MoveAppointment booking={booking} offer={actions.reschedule} />}
      />
      <div className={css.grid}>
        <div className={css.deposit}>
          <DepositCard
            booking={booking}
            offers={actions.deposit}
            updates={updates}
            onSubmit={(value) => {
              if (value === 'NOT_PAID' && !isCancelled) setAsked({ about: 'depositBack' });
              else updates.setDeposit(value);
            }}
          />
        </div>
        <div className={css.payment}>
          <PaymentCard
            booking={booking}
            offers={actions.payment}
            cancelOffer={actions.cancel}
            updates={updates}
            onSubmit={submitPayment}
            onCancel={() => setAsked({ about: 'cancel' })}
          />
        </div>
        <div className={css.beside}>
          {booking.deposit === 'NOT_PAID' ? <Transfer booking={booking} /> : null}
          <ParentFacts booking={booking} />
          <BookingHistory booking={booking} />
        </div>
        <div className={css.facts}>
          <AppointmentFacts booking={booking} />
        </div>
      </div>
      <ChangedBooking updates={updates} />
      <Confirmations booking={booking} asked={asked} updates={updates} onClose={() => setAsked(undefined)} />
    </div>
  );
}

/** When a change takes the button away that was pressed, the keyboard goes on at the booking's name. */
function useKeptFocus({ deposit, paymentStatus }: Booking, asked: Asked | undefined): void {
  const state = `${deposit} ${paymentStatus} ${asked?.about ?? ''}`;
  const last = useRef(state);
  useEffect(() => {
    if (last.current === state) return;
    last.current = state;
    if (document.activeElement !== document.body) return;
    document.getElementById(bookingHeadingId)?.focus({ preventScroll: true });
  }, [state]);
}
