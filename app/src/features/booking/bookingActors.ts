import type { Booking, Business } from '@plaitful/api-client/contract';
import { dialledPhone } from '@plaitful/domain/phone';
import type { BookingRequest } from '@plaitful/flows/booking/types';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { answerOf } from '../../lib/api/answer.ts';
import { api } from '../../lib/api/client.ts';
import { loadAvailability } from './picker/loadAvailability.ts';

/** How long a booking waits for its answer, in ms; after that nobody can say whether it is booked. */
const patience = 30_000;

/** Books; only what the parent chose and typed is sent, since the server takes the rest from style and session. */
async function createBooking({ style, slot, details, etag }: BookingRequest): Promise<Booking> {
  const booking = await answerOf(
    api.POST('/api/booking/create', {
      params: { header: { 'If-Match': etag } },
      signal: AbortSignal.timeout(patience),
      body: {
        styleId: style.styleId,
        bookingDate: slot.date,
        bookingTime: slot.time,
        childName: details.childName.trim(),
        dateOfBirth: details.dateOfBirth,
        mobilePhone: dialledPhone(details.mobilePhone),
        policyAgreement: details.policyAgreement,
        cancellationPolicy: details.cancellationPolicy,
        consent: details.consent === true,
      },
    }),
  );
  return booking as Booking;
}

/** The effects of the booking machine, by the server's calls. */
export const bookingActors = (cache: QueryClient, business: Business) => ({
  loadAvailability: fromPromise(({ input }: { input: { readonly styleId: number } }) =>
    loadAvailability(input.styleId, cache, business),
  ),
  createBooking: fromPromise(({ input }: { input: BookingRequest }) => createBooking(input)),
});
