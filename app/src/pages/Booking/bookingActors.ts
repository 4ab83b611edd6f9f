import type { Booking, Business, Style } from '@plaitful/api-client/contract';
import { readProblem } from '@plaitful/api-client/problem';
import { toE164 } from '@plaitful/domain/phone';
import { studioMoment } from '@plaitful/domain/studio-time';
import type { Availability, BookingRequest } from '@plaitful/flows/booking/types';
import { CallFailed } from '@plaitful/flows/problem';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { answerOf } from '../../api/answer.ts';
import { $api, api } from '../../api/client.ts';

/** How long a booking waits for its answer, in ms; after that nobody can say whether it is booked. */
const patience = 30_000;

/** Hands a query's failure to the machine in the machine's own form. */
function orCallFailed<Answer>(query: Promise<Answer>): Promise<Answer> {
  return query.catch((error: unknown) => {
    throw new CallFailed(readProblem(error));
  });
}

/** Reads the style and the booked slots anew, past the cache, which then holds them for the other pages too. */
async function loadAvailability(
  styleId: number,
  cache: QueryClient,
  business: Business,
): Promise<Availability> {
  const [style, booked] = await orCallFailed(
    Promise.all([
      cache.fetchQuery({
        ...$api.queryOptions('get', '/api/styles/{styleId}', { params: { path: { styleId } } }),
        staleTime: 0,
      }),
      cache.fetchQuery({ ...$api.queryOptions('get', '/api/booking/booked-services'), staleTime: 0 }),
    ]),
  );
  return {
    // The client's types lose that a date is exactly three numbers.
    style: style as Style,
    booked,
    now: studioMoment(new Date(), business.timeZone),
    openWeekdays: business.hours.map(({ weekday }) => weekday),
  };
}

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
        mobilePhone: toE164(details.mobilePhone) ?? details.mobilePhone,
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
