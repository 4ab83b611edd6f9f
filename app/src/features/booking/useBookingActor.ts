import { toast } from '@plaitful/design-system/Toast';
import type { Slot } from '@plaitful/domain/slots';
import { studioMoment } from '@plaitful/domain/studio-clock';
import { selectSlot } from '@plaitful/flows/booking/select';
import { submitError } from '@plaitful/messages/en-CA/booking';
import { formatDate, formatTime } from '@plaitful/messages/format';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useAccountDialog } from '../../lib/session/accountDialog.tsx';
import { useSession } from '../../lib/session/session.tsx';
import { useRecovery } from '../../lib/session/useRecovery.ts';
import { useBusiness } from '../../shell/business.tsx';
import { BookingContext, writeBooking, type BookingActor } from './bookingContext.ts';

/** How often the machine is told the time, in ms, so that a time that passes meanwhile cannot be chosen. */
const tick = 20_000;

/**
 * Ties the booking in progress to the world around it: storage, clock and connection, the session, and the address.
 * @param slot the slot that the address names; undefined at the picker
 */
export function useBookingActor(slot: Slot | undefined): void {
  const actor = BookingContext.useActorRef();
  useStorageAndClock(actor);
  useSessionOf(actor);
  useMembersOnly(actor, slot === undefined);
  useAddress(actor, slot);
  useRecovery(() => {
    if (actor.getSnapshot().matches('availabilityFailed')) actor.send({ type: 'availability.requested' });
  });
}

function useStorageAndClock(actor: BookingActor): void {
  const { timeZone } = useBusiness();
  useEffect(() => {
    // What a restored booking knows of free times is old.
    actor.send({ type: 'availability.requested' });
    const kept = actor.subscribe(() => writeBooking(actor));
    const timer = setInterval(
      () => actor.send({ type: 'clock.ticked', now: studioMoment(new Date(), timeZone) }),
      tick,
    );
    return () => {
      kept.unsubscribe();
      clearInterval(timer);
    };
  }, [actor, timeZone]);
}

/** Tells who is here, at first and whenever somebody comes or goes. */
function useSessionOf(actor: BookingActor): void {
  const { user, isMember, hasExpired } = useSession();
  const userId = isMember ? user?.id : undefined;
  useEffect(() => {
    if (userId !== undefined) actor.send({ type: 'member.loggedIn', userId });
    else actor.send({ type: hasExpired ? 'session.expired' : 'member.loggedOut' });
  }, [actor, userId, hasExpired]);
}

/** Opens Members Only over the picker while the machine asks for it; whoever closes it comes back to the picker. */
function useMembersOnly(actor: BookingActor, isAtPicker: boolean): void {
  const { openMembers, close } = useAccountDialog();
  const isAsking = BookingContext.useSelector((snapshot) => snapshot.matches('askingMembership'));
  const ask = useEffectEvent(() => {
    const snapshot = actor.getSnapshot();
    const slot = selectSlot(snapshot);
    if (slot === null) return;
    openMembers({
      kept: {
        styleName: snapshot.context.style.style,
        date: formatDate(slot.date),
        time: formatTime(slot.time),
      },
      onDecline: () => actor.send({ type: 'membership.declined' }),
    });
  });
  const stopAsking = useEffectEvent(close);
  const isOpen = isAsking && isAtPicker;
  useEffect(() => {
    if (!isOpen) return undefined;
    ask();
    return () => stopAsking();
  }, [isOpen]);
}

/**
 * Keeps the address and the machine together. The address says whether the picker or the details are shown, and for which
 * slot; when the machine comes to the details by itself, the address follows.
 */
function useAddress(actor: BookingActor, slot: Slot | undefined): void {
  const navigate = useNavigate();
  const go = useEffectEvent((chosen: Slot, isAtDetails: boolean) => {
    const { style } = actor.getSnapshot().context;
    const href = paths.booking.href({ style: style.styleId, ...chosen });
    void navigate(href, { replace: isAtDetails, state: { style } });
  });
  const { date, time } = slot ?? {};
  useEffect(() => {
    const named = date === undefined || time === undefined ? undefined : { date, time };
    const entered = actor.on('details.entered', ({ slot: chosen }) => {
      if (chosen.date !== date || chosen.time !== time) go(chosen, named !== undefined);
    });
    actor.send(named ? { type: 'details.opened', slot: named } : { type: 'picker.opened' });
    return () => {
      entered.unsubscribe();
      // Whoever leaves while nobody can say whether it is booked is still told, before they book again.
      const isUnknown = actor.getSnapshot().matches({ details: 'unknown' });
      if (isUnknown && window.location.pathname !== paths.appointments.path)
        toast.error(submitError.unknown, { isKept: true });
    };
  }, [actor, date, time]);
}
