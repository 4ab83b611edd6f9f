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

/** How long a booking waits for the answer, in ms; after that its outcome is unknown. */
const patience = 30_000;

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

function storeBooking(booking: Booking, cache: QueryClient): void {
  clearDraft(detailsDraft);
  void cache.invalidateQueries({ queryKey: ['get', '/api/booking/booked-services'] });
  void cache.invalidateQueries({ predicate: ({ queryKey }) => isPersonal(queryKey) });
  const params = { path: { bookingId: booking.bookingId } };
  cache.setQueryData($api.queryOptions('get', '/api/booking/{bookingId}', { params }).queryKey, booking);
}

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
