import type { Booking, Business } from '@plaitful/api-client/contract';
import type { LoadedBooking, MoveRequest } from '@plaitful/flows/reschedule/types';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { answerOf } from '../../lib/api/answer.ts';
import { $api, api } from '../../lib/api/client.ts';
import { startOf } from '../appointments/appointment.ts';
import { loadAvailability, orCallFailed } from '../booking/picker/loadAvailability.ts';

/** How long a move waits for its answer, in ms; after that nobody can say whether it has moved. */
const patience = 30_000;

async function loadBooking(
  bookingId: number,
  cache: QueryClient,
  { timeZone }: Business,
): Promise<LoadedBooking> {
  const booking = await orCallFailed(
    cache.fetchQuery({
      ...$api.queryOptions('get', '/api/booking/{bookingId}', { params: { path: { bookingId } } }),
      staleTime: 0,
    }),
  );
  // The client's types lose that a date is exactly three numbers.
  return { booking: booking as Booking, startsAt: startOf(booking, timeZone), now: new Date() };
}

/** Moves it as it was read: changed meanwhile by the studio, it stays where it is (readings, "Wire details"). */
async function moveBooking({ booking, slot }: MoveRequest): Promise<Booking> {
  const { bookingId, userId, serviceId, etag } = booking;
  const moved = await answerOf(
    api.PUT('/api/users/reschedule/{bookingId}/{userId}/{serviceId}', {
      params: {
        path: { bookingId, userId, serviceId },
        header: { 'If-Match': etag },
      },
      signal: AbortSignal.timeout(patience),
      body: { newDate: slot.date, newTime: slot.time },
    }),
  );
  return moved as Booking;
}

/** The effects of the reschedule machine, by the server's calls. */
export const rescheduleActors = (cache: QueryClient, business: Business) => ({
  loadBooking: fromPromise(({ input }: { input: { readonly bookingId: number } }) =>
    loadBooking(input.bookingId, cache, business),
  ),
  loadAvailability: fromPromise(({ input }: { input: { readonly styleId: number } }) =>
    loadAvailability(input.styleId, cache, business),
  ),
  moveBooking: fromPromise(({ input }: { input: MoveRequest }) => moveBooking(input)),
});
