import { toast } from '@plaitful/design-system/Toast';
import { selectSlot } from '@plaitful/flows/booking/select';
import { trouble } from '@plaitful/messages/en-CA/booking';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isPersonal } from '../../lib/api/personal.ts';
import type { Style } from '../../lib/api/types.ts';
import { paths, type SlotQuery } from '../../lib/paths.ts';
import { useSession } from '../../lib/session/session.tsx';
import { StyleDetail } from './StyleDetail.tsx';
import { bookedState } from './bookedState.ts';
import { clearBookingDrafts, writeDetailsDraft } from './bookingDrafts.ts';
import { BookingView } from './BookingView.tsx';
import { LeaveDialog } from './LeaveDialog.tsx';
import { useBooking, type BookingActor, type BookingSnapshot } from './useBooking.ts';

interface BookingProps {
  style: Style;
  query: SlotQuery;
}

/** One booking: the machine over the style's page, its address kept in step, what is typed kept in the tab. */
export function Booking({ style, query }: BookingProps) {
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const { snapshot, send, actor } = useBooking({
    style,
    slot: { date: query.date, time: query.time },
    resumeAt: 'details',
  });
  useDraft(snapshot);
  useAddress(snapshot, query);
  useBooked(snapshot);
  useUnknownOutcome(actor);
  const leave = (): void => void navigate(paths.style.href(style.styleId), { state: { style } });
  return (
    <>
      <StyleDetail style={style} />
      <BookingView
        snapshot={snapshot}
        send={send}
        startsWith="details"
        onNext={() => send({ type: 'slot.confirmed' })}
        onClose={() => (isUnfinished(snapshot) ? setLeaving(true) : leave())}
      />
      <LeaveDialog isOpen={isLeaving} onStay={() => setLeaving(false)} onLeave={leave} />
    </>
  );
}

/**
 * Whether leaving would put aside something the parent typed. While nobody can say whether it is booked, the question,
 * which says that it is not, is not asked.
 */
function isUnfinished(snapshot: BookingSnapshot): boolean {
  if (snapshot.matches({ details: 'unknown' })) return false;
  const { details } = snapshot.context;
  const { childName, dateOfBirth, policyAgreement, cancellationPolicy, consent } = details;
  return childName !== '' || dateOfBirth !== '' || policyAgreement || cancellationPolicy || consent !== null;
}

/** Keeps what is typed in this tab until it is booked (reading 9a). */
function useDraft(snapshot: BookingSnapshot): void {
  const { user } = useSession();
  const { details } = snapshot.context;
  const isBooked = snapshot.matches('booked');
  useEffect(() => {
    if (user && !isBooked) writeDetailsDraft(user.id, details);
  }, [user, details, isBooked]);
}

/** The address always names the slot that would be booked, so that a reload goes on with it. */
function useAddress(snapshot: BookingSnapshot, query: SlotQuery): void {
  const navigate = useNavigate();
  const slot = selectSlot(snapshot);
  const isChosen = snapshot.matches('details');
  const href = slot && paths.booking.href({ style: query.style, ...slot });
  const isNew = isChosen && href !== null && href !== paths.booking.href(query);
  useEffect(() => {
    if (isNew) void navigate(href, { replace: true });
  }, [isNew, href, navigate]);
}

/** Whoever leaves while nobody can say whether it is booked is still told, until it is read, before they book again. */
function useUnknownOutcome(actor: BookingActor): void {
  useEffect(
    () => () => {
      const isUnknown = actor.getSnapshot().matches({ details: 'unknown' });
      if (isUnknown && window.location.pathname !== paths.appointments.path) {
        toast.error(trouble.unknown, { isKept: true });
      }
    },
    [actor],
  );
}

/** Once it is booked: nothing typed stays behind, every list is read anew, a reload shows the confirmation again. */
function useBooked(snapshot: BookingSnapshot): void {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { booking } = snapshot.context;
  useEffect(() => {
    if (booking === null) return;
    clearBookingDrafts();
    void cache.invalidateQueries({ queryKey: ['get', '/api/booking/booked-services'] });
    void cache.invalidateQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
    const { styleId, bookingDate, bookingTime } = booking;
    void navigate(paths.booking.href({ style: styleId, date: bookingDate, time: bookingTime }), {
      replace: true,
      state: bookedState(booking.bookingId),
    });
  }, [booking, cache, navigate]);
}
