import type { Style } from '@plaitful/api-client/contract';
import { toast } from '@plaitful/design-system/Toast';
import type { Slot } from '@plaitful/domain/slots';
import { toStudioTime } from '@plaitful/domain/studio-clock';
import { bookingMachine } from '@plaitful/flows/booking';
import { toStoredBooking } from '@plaitful/flows/booking/rules';
import type { BookingEmitted } from '@plaitful/flows/booking/types';
import { submitError } from '@plaitful/messages/en-CA/booking';
import { formatDate, formatTime } from '@plaitful/messages/format';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { clearIdempotencyKey } from '../../lib/api/idempotencyKey.ts';
import { useMachineInspector } from '../../lib/machineInspector.ts';
import { paths } from '../../lib/paths.ts';
import { useAccountDialog, useSession } from '../../lib/session/session.tsx';
import { useOnReconnect } from '../../lib/session/useOnReconnect.ts';
import { useBusiness } from '../../shell/business.tsx';
import { useStyle } from '../styles/useStyle.ts';
import { createBookingActors } from './bookingActors.ts';
import { BookingDialog } from './BookingDialog.tsx';
import { BookingActorContext, loadBookingDraft, storeBookingDraft } from './bookingState.ts';

interface BookingProps {
  styleId: number;
  /** The slot in the URL; undefined while the picker is shown. */
  slot: Slot | undefined;
  /** The chosen options in the URL. */
  optionIds: readonly number[];
  /** The id of the booking to book again, in the URL of the picker. */
  again?: number | undefined;
  onClose: () => void;
}

export function Booking({ styleId, onClose, ...address }: BookingProps) {
  const { style } = useStyle(styleId);
  const turn = useBookingKey();
  if (!style) return null;
  return (
    <BookingProvider key={`${styleId} ${turn} ${address.optionIds.join()}`} style={style} {...address}>
      <Connected {...address} onClose={onClose} />
    </BookingProvider>
  );
}

/** Changes when another member logs in: a guest who logs in continues, another member starts again. */
function useBookingKey(): number {
  const { user } = useSession();
  const [{ member, turn }, setMember] = useState({ member: user?.id, turn: 0 });
  if (user && user.id !== member)
    setMember({ member: user.id, turn: member === undefined ? turn : turn + 1 });
  return turn;
}

type Address = Pick<BookingProps, 'slot' | 'optionIds' | 'again'>;

interface BookingProviderProps extends Address {
  style: Style;
  children: ReactNode;
}

function BookingProvider({ style, slot, optionIds, again, children }: BookingProviderProps) {
  const business = useBusiness();
  const cache = useQueryClient();
  const inspection = useMachineInspector();
  const { user, isMember } = useSession();
  const userId = isMember && user ? user.id : null;
  const [logic] = useState(() => bookingMachine.provide({ actors: createBookingActors(cache, business) }));
  const [input] = useState(() => {
    const draft = loadBookingDraft(style.styleId, userId);
    const isAtPicker = slot === undefined;
    return { style, ...draft, userId, optionIds, isAtPicker, ...(isAtPicker && { again: again ?? null }) };
  });
  return (
    <BookingActorContext.Provider logic={logic} options={{ ...inspection, input }}>
      {children}
    </BookingActorContext.Provider>
  );
}

function Connected({ slot, optionIds, again, onClose }: Omit<BookingProps, 'styleId'>) {
  const actor = BookingActorContext.useActorRef();
  useConnections(slot, optionIds);
  useAddress(slot, again);
  useOnReconnect(() => {
    if (actor.getSnapshot().matches('availabilityFailed')) actor.send({ type: 'availability.requested' });
  });
  return <BookingDialog onClose={onClose} />;
}

/** How often the machine gets the time, in ms, so that a time that has passed cannot be chosen. */
const tick = 20_000;

/** Sends session and time to the machine, stores its snapshot and handles its events. */
function useConnections(slot: Slot | undefined, optionIds: readonly number[]): void {
  const actor = BookingActorContext.useActorRef();
  const { timeZone } = useBusiness();
  const { user, isMember, hasExpired } = useSession();
  const userId = isMember ? user?.id : undefined;
  const act = useEmittedEvents(slot, optionIds);
  const onEmitted = useEffectEvent(act);
  useEffect(() => {
    const stored = actor.subscribe((snapshot) => storeBookingDraft(toStoredBooking(snapshot.context)));
    const emitted = actor.on('*', (event) => onEmitted(event));
    const timer = setInterval(
      () => actor.send({ type: 'clock.ticked', now: toStudioTime(new Date(), timeZone) }),
      tick,
    );
    if (userId !== undefined) actor.send({ type: 'member.loggedIn', userId });
    else actor.send({ type: hasExpired ? 'session.expired' : 'member.loggedOut' });
    return () => {
      stored.unsubscribe();
      emitted.unsubscribe();
      clearInterval(timer);
    };
  }, [actor, timeZone, userId, hasExpired]);
}

/** History state set when the picker leads to the details, so that Back returns to the picker. */
interface DetailsState {
  readonly style: Style;
  readonly isAfterPicker: boolean;
}

/** Updates the URL by the machine's events; opens Members Only over the picker while a login is needed. */
function useEmittedEvents(
  slot: Slot | undefined,
  optionIds: readonly number[],
): (event: BookingEmitted) => void {
  const actor = BookingActorContext.useActorRef();
  const navigate = useNavigate();
  const isAfterPicker = (useLocation().state as Partial<DetailsState> | null)?.isAfterPicker === true;
  const { openMembers, close } = useAccountDialog();
  const openDetails = (chosen: Slot): void => {
    if (chosen.date === slot?.date && chosen.time === slot.time) return;
    const { style } = actor.getSnapshot().context;
    const state: DetailsState = { style, isAfterPicker: slot === undefined || isAfterPicker };
    void navigate(paths.booking.href({ style: style.styleId, ...chosen, optionIds }), {
      replace: slot !== undefined,
      state,
    });
  };
  const openPicker = (): void => {
    const { style, again } = actor.getSnapshot().context;
    if (isAfterPicker) void navigate(-1);
    else {
      const picker = paths.picker.href(style.styleId, again, optionIds);
      void navigate(picker, { replace: true, state: { style } });
    }
  };
  return (event) => {
    if (event.type === 'details.entered') openDetails(event.slot);
    if (event.type === 'picker.reopened') openPicker();
    // At the details, the page's guard opens the login dialog.
    if (slot !== undefined) return;
    if (event.type === 'membership.settled') close();
    if (event.type === 'membership.required') {
      const { date, time } = event.slot;
      openMembers({
        kept: {
          styleName: actor.getSnapshot().context.style.style,
          date: formatDate(date),
          time: formatTime(time),
        },
        onDecline: () => actor.send({ type: 'membership.declined' }),
      });
    }
  };
}

/** The URL determines whether picker or details are shown, and for which slot. */
function useAddress(slot: Slot | undefined, again: number | undefined): void {
  const actor = BookingActorContext.useActorRef();
  const { close } = useAccountDialog();
  const leave = useEffectEvent(() => {
    const snapshot = actor.getSnapshot();
    if (snapshot.matches('askingMembership') && snapshot.context.isAtPicker) close();
    if (!snapshot.matches({ details: 'unknown' }) || window.location.pathname === paths.appointments.path)
      return;
    // The next request is a new attempt; the server still finds a booking that was stored.
    clearIdempotencyKey('/api/booking/create');
    // A parent who leaves while the outcome is unknown gets a warning before booking again.
    const { problem } = snapshot.context;
    if (problem?.kind !== 'offline' || !problem.isUnsent)
      toast.error(submitError.unknown, { isPersistent: true });
  });
  const { date, time } = slot ?? {};
  useEffect(() => {
    if (date === undefined || time === undefined) actor.send({ type: 'picker.opened', again });
    else actor.send({ type: 'details.opened', slot: { date, time } });
    return () => leave();
  }, [actor, date, time, again]);
}
