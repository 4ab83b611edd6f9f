import type { Booking, Business } from '@plaitful/api-client/contract';
import { dialledPhone } from '@plaitful/domain/phone';
import type { BookingRequest } from '@plaitful/flows/booking/types';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { answerOf } from '../../lib/api/answer.ts';
import { $api, api } from '../../lib/api/client.ts';
import { isPersonal } from '../../lib/api/personal.ts';
import { clearDraft } from '../../lib/session/drafts.ts';
import { loadAvailability } from './picker/loadAvailability.ts';
import { detailsDraft } from './useDetailsForm.ts';

/** How long a booking waits for its answer, in ms; after that nobody can say whether it is booked. */
const patience = 30_000;

/** Books; only what the parent chose and typed is sent, since the server takes the rest from style and session. */
async function createBooking({ style, slot, details }: BookingRequest): Promise<Booking> {
  const booking = await answerOf(
    api.POST('/api/booking/create', {
      params: { header: { 'If-Match': style.etag } },
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

/** Once it is booked, nothing typed stays behind, every list is read anew, and the receipt has what it shows. */
function storeBooking(booking: Booking, cache: QueryClient): void {
  clearDraft(detailsDraft);
  void cache.invalidateQueries({ queryKey: ['get', '/api/booking/booked-services'] });
  void cache.invalidateQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
  const params = { path: { bookingId: booking.bookingId } };
  cache.setQueryData($api.queryOptions('get', '/api/booking/{bookingId}', { params }).queryKey, booking);
}

/** The effects of the booking machine, by the server's calls. */
export const bookingActors = (cache: QueryClient, business: Business) => ({
  loadAvailability: fromPromise(({ input }: { input: { readonly styleId: number } }) =>
    loadAvailability(input.styleId, cache, business),
  ),
  createBooking: fromPromise(async ({ input }: { input: BookingRequest }) => {
    const booking = await createBooking(input);
    storeBooking(booking, cache);
    return booking;
  }),
});
