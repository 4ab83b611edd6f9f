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

/** How often the machine gets the time, in ms, so that a time that has passed cannot be chosen. */
const tick = 20_000;

/**
 * Connects the booking in progress with storage, clock, connection, session and address.
 * @param slot the slot of the address; undefined at the picker
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
    // The free times of a restored booking may be old.
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

function useSessionOf(actor: BookingActor): void {
  const { user, isMember, hasExpired } = useSession();
  const userId = isMember ? user?.id : undefined;
  useEffect(() => {
    if (userId !== undefined) actor.send({ type: 'member.loggedIn', userId });
    else actor.send({ type: hasExpired ? 'session.expired' : 'member.loggedOut' });
  }, [actor, userId, hasExpired]);
}

/** Opens Members Only over the picker while the machine asks for it; closing it returns to the picker. */
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
 * The address says whether picker or details are shown, and for which slot; when the machine moves on to the details,
 * the address follows.
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
      // A parent who leaves while the outcome is unknown is told before booking again.
      const isUnknown = actor.getSnapshot().matches({ details: 'unknown' });
      if (isUnknown && window.location.pathname !== paths.appointments.path)
        toast.error(submitError.unknown, { isPersistent: true });
    };
  }, [actor, date, time]);
}
