import { toast } from '@plaitful/design-system/Toast';
import type { Role } from '@plaitful/domain/roles';
import { studioMoment } from '@plaitful/domain/studio-time';
import { rescheduleMachine } from '@plaitful/flows/reschedule';
import type { RescheduleEvent } from '@plaitful/flows/reschedule/types';
import { reschedule } from '@plaitful/messages/en-CA/reschedule';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { refreshBookings } from '../appointments/refreshBookings.ts';
import { useBusiness } from '../../shell/business.tsx';
import { useNow } from '../../shell/useNow.ts';
import { useInspection } from '../../lib/inspection.ts';
import { useRecovery } from '../../lib/session/useRecovery.ts';
import { rescheduleActors } from './rescheduleActors.ts';

export type RescheduleSnapshot = SnapshotFrom<typeof rescheduleMachine>;
export type SendReschedule = (event: RescheduleEvent) => void;

/** The reschedule machine with the server's calls, its toast and the studio's clock. */
export function useReschedule(bookingId: number, role: Role) {
  const business = useBusiness();
  const cache = useQueryClient();
  const [machine] = useState(() => rescheduleMachine.provide({ actors: rescheduleActors(cache, business) }));
  const [snapshot, send, actor] = useMachine(machine, { ...useInspection(), input: { bookingId, role } });
  useEffect(() => {
    const moved = actor.on('booking.moved', () => {
      toast.success(reschedule.done);
      void refreshBookings(cache);
    });
    return () => moved.unsubscribe();
  }, [actor, cache]);
  useRecovery(() => {
    if (snapshot.matches('bookingFailed')) send({ type: 'booking.requested' });
    if (snapshot.matches('styleFailed')) send({ type: 'availability.requested' });
  });
  const now = useNow();
  useEffect(() => {
    send({ type: 'clock.ticked', now: studioMoment(now, business.timeZone) });
  }, [now, send, business.timeZone]);
  return { snapshot, send };
}
