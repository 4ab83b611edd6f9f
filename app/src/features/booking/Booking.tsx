import type { Style as ContractStyle, Booking, Business } from '@plaitful/api-client/contract';
import type { Slot } from '@plaitful/domain/slots';
import { bookingMachine } from '@plaitful/flows/booking';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode, useEffect, useEffectEvent } from 'react';
import { toast } from '@plaitful/design-system/Toast';
import { studioMoment } from '@plaitful/domain/studio-clock';
import { selectSlot } from '@plaitful/flows/booking/select';
import { submitError } from '@plaitful/messages/en-CA/booking';
import { formatDate, formatTime } from '@plaitful/messages/format';
import { useNavigate } from 'react-router-dom';
import { dialledPhone } from '@plaitful/domain/phone';
import type { BookingRequest } from '@plaitful/flows/booking/types';
import { fromPromise } from 'xstate';
import { useInspection } from '../../lib/inspection.ts';
import type { Style } from '../../lib/api/types.ts';
import { useAccountDialog, useSession } from '../../lib/session/session.tsx';
import { useBusiness } from '../../shell/business.tsx';
import { childrenPath } from '../children/useChildren.ts';
import { useStyle } from '../styles/useStyle.ts';
import { BookingContext, readBooking, writeBooking, type BookingActor } from './bookingContext.ts';
import { BookingView } from './BookingView.tsx';
import { paths } from '../../lib/paths.ts';
import { useRecovery } from '../../lib/session/useRecovery.ts';
import { answerOf, problemOf } from '../../lib/api/answer.ts';
import { $api, api, isPersonal } from '../../lib/api/client.ts';
import { clearIdempotencyKey } from '../../lib/api/idempotencyKey.ts';
import { clearDraft } from '../../lib/drafts.ts';
import { loadAvailability } from './picker/loadAvailability.ts';
import { detailsDraft } from './useDetailsForm.ts';

interface BookingProps {
  styleId: number;
  slot: Slot | undefined;
  onClose: () => void;
}

export function Booking({ styleId, slot, onClose }: BookingProps) {
  const { style } = useStyle(styleId);
  const turn = useBookingKey();
  if (!style) return null;
  return (
    <BookingProvider key={`${styleId} ${turn}`} style={style}>
      <Connected slot={slot} onClose={onClose} />
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

function BookingProvider({ style, children }: { style: Style; children: ReactNode }) {
  const business = useBusiness();
  const cache = useQueryClient();
  const inspection = useInspection();
  const { user, isMember } = useSession();
  const userId = isMember && user ? user.id : null;
  const [logic] = useState(() => bookingMachine.provide({ actors: bookingActors(cache, business) }));
  const [snapshot] = useState(() => readBooking(style.styleId, userId));
  // The generated types do not keep that a date is three numbers.
  const input = { style: style as ContractStyle, userId };
  return (
    <BookingContext.Provider logic={logic} options={{ ...inspection, input, ...(snapshot && { snapshot }) }}>
      {children}
    </BookingContext.Provider>
  );
}

function Connected({ slot, onClose }: Pick<BookingProps, 'slot' | 'onClose'>) {
  useBookingActor(slot);
  return <BookingView isAtPicker={slot === undefined} onClose={onClose} />;
}

/** How often the machine gets the time, in ms, so that a time that has passed cannot be chosen. */
const tick = 20_000;

/**
 * Connects the booking in progress with storage, clock, connection, session and address.
 * @param slot the slot of the address; undefined at the picker
 */
function useBookingActor(slot: Slot | undefined): void {
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
      const snapshot = actor.getSnapshot();
      if (!snapshot.matches({ details: 'unknown' }) || window.location.pathname === paths.appointments.path)
        return;
      // From now on it is another attempt; a booking that is there is found by the server all the same.
      clearIdempotencyKey('/api/booking/create');
      // A parent who leaves while the outcome is unknown is told before booking again.
      const { problem } = snapshot.context;
      if (problem?.kind !== 'offline' || !problem.isUnsent)
        toast.error(submitError.unknown, { isPersistent: true });
    };
  }, [actor, date, time]);
}

/** How long a booking waits for the answer, in ms; after that its outcome is unknown. */
const patience = 30_000;

async function createBooking({ style, slot, details }: BookingRequest): Promise<Booking> {
  const body = {
    styleId: style.styleId,
    bookingDate: slot.date,
    bookingTime: slot.time,
    childName: details.childName.trim(),
    dateOfBirth: details.dateOfBirth,
    mobilePhone: dialledPhone(details.mobilePhone),
    policyAgreement: details.policyAgreement,
    cancellationPolicy: details.cancellationPolicy,
    consent: details.consent === true,
    ...(details.childId !== undefined && { childId: details.childId }),
    ...(details.savesChild === true && { savesChild: true }),
  };
  const header = { 'If-Match': style.etag };
  const signal = AbortSignal.timeout(patience);
  const booking = await answerOf(api.POST('/api/booking/create', { params: { header }, signal, body }));
  return booking as Booking;
}

function storeBooking(booking: Booking, cache: QueryClient): void {
  clearDraft(detailsDraft);
  void cache.invalidateQueries({ queryKey: ['get', '/api/booking/booked-services'] });
  void cache.invalidateQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
  const params = { path: { bookingId: booking.bookingId } };
  cache.setQueryData($api.queryOptions('get', '/api/booking/{bookingId}', { params }).queryKey, booking);
}

const bookingActors = (cache: QueryClient, business: Business) => ({
  loadAvailability: fromPromise(({ input }: { input: { readonly styleId: number } }) =>
    loadAvailability(input.styleId, cache, business),
  ),
  createBooking: fromPromise(async ({ input }: { input: BookingRequest }) => {
    const booking = await createBooking(input).catch((error: unknown) => {
      const problem = problemOf(error);
      // Removed meanwhile: without her, Book Now works again.
      if (problem.kind === 'refused' && problem.code === 'child_not_found')
        void cache.invalidateQueries({ queryKey: ['get', childrenPath] });
      throw error;
    });
    storeBooking(booking, cache);
    return booking;
  }),
});
