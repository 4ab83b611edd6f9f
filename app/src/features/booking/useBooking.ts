import type { Style as ContractStyle } from '@plaitful/api-client/contract';
import { nationalDigits } from '@plaitful/domain/phone';
import type { Slot } from '@plaitful/domain/slots';
import { studioMoment } from '@plaitful/domain/studio-time';
import { bookingMachine } from '@plaitful/flows/booking';
import type { BookingEvent, BookingInput } from '@plaitful/flows/booking/types';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useRef, useState } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Style } from '../../lib/api/types.ts';
import { useBusiness } from '../../shell/business.tsx';
import { useInspection } from '../../lib/inspection.ts';
import { useSession } from '../../lib/session/session.tsx';
import { useRecovery } from '../../lib/session/useRecovery.ts';
import { bookingActors } from './bookingActors.ts';
import { readDetailsDraft } from './bookingDrafts.ts';

export type BookingSnapshot = SnapshotFrom<typeof bookingMachine>;
export type BookingActor = ActorRefFrom<typeof bookingMachine>;
export type SendBooking = (event: BookingEvent) => void;

/** How often the machine is told the time, in ms, so that a time that passes meanwhile cannot be chosen. */
const tick = 20_000;

interface BookingStart {
  style: Style;
  slot: Slot | undefined;
  resumeAt: NonNullable<BookingInput['resumeAt']>;
}

/** The booking machine with the server's calls, this tab's drafts, the session and the studio's clock. */
export function useBooking({ style, slot, resumeAt }: BookingStart) {
  const business = useBusiness();
  const cache = useQueryClient();
  const { user, isMember } = useSession();
  const [machine] = useState(() => bookingMachine.provide({ actors: bookingActors(cache, business) }));
  const [snapshot, send, actor] = useMachine(machine, {
    ...useInspection(),
    input: {
      // The client's types lose that a date is exactly three numbers.
      style: style as ContractStyle,
      isMember,
      photoConsent: business.photoConsent,
      resumeAt,
      ...(slot && { slot }),
      details: { mobilePhone: nationalDigits(user?.mobilePhone ?? ''), ...readDetailsDraft(user?.id) },
    },
  });
  useMembership(send);
  useRecovery(() => {
    if (snapshot.matches('availabilityFailed')) send({ type: 'availability.requested' });
  });
  useStudioClock(send, business.timeZone);
  return { snapshot, send, actor };
}

/** Tells the machine who comes and goes while the booking is open. */
function useMembership(send: SendBooking): void {
  const { user, isMember, hasExpired } = useSession();
  const isKnown = useRef(isMember);
  const mobilePhone = nationalDigits(user?.mobilePhone ?? '');
  useEffect(() => {
    if (isKnown.current === isMember) return;
    isKnown.current = isMember;
    if (isMember) send({ type: 'member.loggedIn', mobilePhone });
    else send({ type: hasExpired ? 'session.expired' : 'member.loggedOut' });
  }, [isMember, hasExpired, mobilePhone, send]);
}

function useStudioClock(send: SendBooking, timeZone: string): void {
  useEffect(() => {
    const timer = setInterval(
      () => send({ type: 'clock.ticked', now: studioMoment(new Date(), timeZone) }),
      tick,
    );
    return () => clearInterval(timer);
  }, [send, timeZone]);
}
