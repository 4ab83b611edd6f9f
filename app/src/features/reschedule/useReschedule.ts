import type { Booking, Business } from '@plaitful/api-client/contract';
import { toast } from '@plaitful/design-system/Toast';
import type { Role } from '@plaitful/domain/roles';
import { toStudioTime } from '@plaitful/domain/studio-time';
import { rescheduleMachine } from '@plaitful/flows/reschedule';
import type {
  RescheduleEvent,
  LoadedBooking,
  LoadTimesInput,
  RescheduleRequest,
} from '@plaitful/flows/reschedule/types';
import { reschedule } from '@plaitful/messages/en-CA/reschedule';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { type SnapshotFrom, fromPromise } from 'xstate';
import { refreshBookings } from '../appointments/refreshBookings.ts';
import { useBusiness } from '../../shell/business.tsx';
import { useNow } from '../../shell/useNow.ts';
import { useMachineInspector } from '../../lib/machineInspector.ts';
import { useOnReconnect } from '../../lib/session/useOnReconnect.ts';
import { unwrapResponse } from '../../lib/api/unwrapResponse.ts';
import { $api, api } from '../../lib/api/client.ts';
import { getStartInstant } from '../appointments/appointmentRows.ts';
import { loadAvailability, toApiCallError } from '../booking/bookingActors.ts';

/** How long rescheduling waits for the response, in ms; after that its outcome is unknown. */
const patience = 30_000;

async function loadBooking(
  bookingId: number,
  cache: QueryClient,
  { timeZone }: Business,
): Promise<LoadedBooking> {
  const booking = await toApiCallError(
    cache.fetchQuery({
      ...$api.queryOptions('get', '/api/booking/{bookingId}', { params: { path: { bookingId } } }),
      staleTime: 0,
    }),
  );
  return { booking, startsAt: getStartInstant(booking, timeZone), now: new Date() };
}

/** Sent with the ETag that was loaded: a booking that the studio changed meanwhile is not rescheduled. */
function rescheduleBooking({ booking, slot }: RescheduleRequest): Promise<Booking> {
  const { bookingId, userId, serviceId, etag } = booking;
  return unwrapResponse(
    api.PUT('/api/users/reschedule/{bookingId}/{userId}/{serviceId}', {
      params: {
        path: { bookingId, userId, serviceId },
        header: { 'If-Match': etag },
      },
      signal: AbortSignal.timeout(patience),
      body: { newDate: slot.date, newTime: slot.time },
    }),
  );
}

const rescheduleActors = (cache: QueryClient, business: Business) => ({
  loadBooking: fromPromise(({ input }: { input: { readonly bookingId: number } }) =>
    loadBooking(input.bookingId, cache, business),
  ),
  loadAvailability: fromPromise(({ input, signal }: { input: LoadTimesInput; signal: AbortSignal }) =>
    loadAvailability({ ...input, optionIds: [], isRefresh: true }, cache, { business, signal }),
  ),
  rescheduleBooking: fromPromise(({ input }: { input: RescheduleRequest }) => rescheduleBooking(input)),
});

export type RescheduleSnapshot = SnapshotFrom<typeof rescheduleMachine>;
export type SendReschedule = (event: RescheduleEvent) => void;

/** @param onRescheduled called once the server has moved the appointment */
export function useReschedule(bookingId: number, role: Role, onRescheduled?: (booking: Booking) => void) {
  const business = useBusiness();
  const cache = useQueryClient();
  const [machine] = useState(() => rescheduleMachine.provide({ actors: rescheduleActors(cache, business) }));
  const [snapshot, send, actor] = useMachine(machine, {
    ...useMachineInspector(),
    input: { bookingId, role },
  });
  const notify = useEffectEvent((booking: Booking) => {
    toast.success(reschedule.done);
    void refreshBookings(cache);
    onRescheduled?.(booking);
  });
  useEffect(() => {
    const rescheduled = actor.on('booking.rescheduled', ({ booking }) => notify(booking));
    return () => rescheduled.unsubscribe();
  }, [actor]);
  useOnReconnect(() => {
    if (snapshot.matches('bookingFailed')) send({ type: 'booking.requested' });
    if (snapshot.matches('styleFailed')) send({ type: 'availability.requested' });
  });
  const now = useNow();
  useEffect(() => {
    send({ type: 'clock.ticked', now: toStudioTime(now, business.timeZone) });
  }, [now, send, business.timeZone]);
  return { snapshot, send };
}
