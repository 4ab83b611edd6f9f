import type { Booking, Business, Style } from '@plaitful/api-client/contract';
import { parseProblem } from '@plaitful/api-client/problem';
import { estimateStyle } from '@plaitful/domain/estimate';
import { toE164OrUnchanged } from '@plaitful/domain/phone';
import type { Slot } from '@plaitful/domain/slots';
import { toStudioTime } from '@plaitful/domain/studio-time';
import type { Availability, BookingRequest, LoadAvailabilityInput } from '@plaitful/flows/booking/types';
import type { LoadTimesInput } from '@plaitful/flows/reschedule/types';
import { ApiCallError } from '@plaitful/flows/api-problem';
import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { unwrapResponse, toProblem } from '../../lib/api/unwrapResponse.ts';
import { $api, api, isPersonalQueryKey } from '../../lib/api/client.ts';
import { fetchShared } from '../../lib/api/fetchShared.ts';
import { childrenPath } from '../children/useChildren.ts';
import { clearDetailsDraft } from './bookingState.ts';

export function toApiCallError<Answer>(query: Promise<Answer>): Promise<Answer> {
  return query.catch((error: unknown) => {
    throw new ApiCallError(parseProblem(error));
  });
}

/**
 * The style and the booked slots: from the cache if `isRefresh` is false and they are in it, else from the
 * server. When it takes longer than the style alone, its unavailable slots are those of its length.
 */
export async function loadAvailability(
  { styleId, optionIds, longer, again = null, isRefresh }: LoadAvailabilityInput & LoadTimesInput,
  cache: QueryClient,
  { business, signal }: { readonly business: Business; readonly signal: AbortSignal },
): Promise<Availability> {
  const age = isRefresh ? { staleTime: 0 } : {};
  // The server already excludes closed times; without the closures only their reason is missing.
  const closures = loadClosures(cache).catch(() => []);
  // Without the earlier booking nothing is suggested.
  const earlier = again === null ? undefined : loadBookingSlot(again, cache).catch(() => undefined);
  const params = { path: { styleId } };
  const [style, booked] = await toApiCallError(
    Promise.all([
      fetchShared(
        () => cache.fetchQuery({ ...$api.queryOptions('get', '/api/styles/{styleId}', { params }), ...age }),
        signal,
      ),
      fetchShared(
        () => cache.fetchQuery({ ...$api.queryOptions('get', '/api/booking/booked-services', {}), ...age }),
        signal,
      ),
    ]),
  );
  const length = longer ?? getLonger(style, optionIds);
  return {
    style,
    booked,
    ...(length && (await loadUnavailable(styleId, length, { cache, age, signal }))),
    now: toStudioTime(new Date(), business.timeZone),
    openWeekdays: business.hours.map(({ weekday }) => weekday),
    closures: await closures,
    earlierSlot: await earlier,
  };
}

/** How long the style takes with its options, if they make it longer. */
function getLonger(style: Style, optionIds: readonly number[]): { minutes: number } | undefined {
  const { minutes } = estimateStyle(style, optionIds);
  return minutes > estimateStyle(style, []).minutes ? { minutes } : undefined;
}

async function loadUnavailable(
  styleId: number,
  query: NonNullable<LoadTimesInput['longer']> | { minutes: number },
  {
    cache,
    age,
    signal,
  }: {
    readonly cache: QueryClient;
    readonly age: { readonly staleTime?: number };
    readonly signal: AbortSignal;
  },
): Promise<Pick<Availability, 'booked' | 'tooShort'>> {
  const params = { path: { styleId }, query };
  const options = $api.queryOptions('get', '/api/styles/{styleId}/availability', { params });
  const times = await toApiCallError(fetchShared(() => cache.fetchQuery({ ...options, ...age }), signal));
  const filter = (wanted: (typeof times)[number]['reason']) =>
    times.filter(({ reason }) => reason === wanted);
  return {
    booked: filter('BOOKED').map((time) => ({ ...time, styleId })),
    tooShort: filter('TOO_SHORT').map((time) => ({ date: time.bookingDate, time: time.bookingTime })),
  };
}

async function loadBookingSlot(bookingId: number, cache: QueryClient): Promise<Slot> {
  const params = { path: { bookingId } };
  const options = $api.queryOptions('get', '/api/booking/{bookingId}', { params });
  const { bookingDate: date, bookingTime: time } = await cache.fetchQuery({ ...options, retry: false });
  return { date, time };
}

const loadClosures = (cache: QueryClient) =>
  cache.fetchQuery({ ...$api.queryOptions('get', '/api/closures', {}), staleTime: 0, retry: false });

/** How long booking waits for the response, in ms; after that its outcome is unknown. */
const patience = 30_000;

function createBooking({ style, optionIds, slot, details }: BookingRequest): Promise<Booking> {
  const body = {
    styleId: style.styleId,
    bookingDate: slot.date,
    bookingTime: slot.time,
    childName: details.childName.trim(),
    dateOfBirth: details.dateOfBirth,
    mobilePhone: toE164OrUnchanged(details.mobilePhone),
    policyAgreement: details.policyAgreement,
    cancellationPolicy: details.cancellationPolicy,
    consent: details.consent === true,
    ...(optionIds.length > 0 && { optionIds: [...optionIds] }),
    ...(details.childId !== undefined && { childId: details.childId }),
    ...(details.savesChild === true && { savesChild: true }),
  };
  const header = { 'If-Match': style.etag };
  const signal = AbortSignal.timeout(patience);
  return unwrapResponse(api.POST('/api/booking/create', { params: { header }, signal, body }));
}

function storeBooking(booking: Booking, cache: QueryClient): void {
  clearDetailsDraft();
  void cache.invalidateQueries({ queryKey: ['get', '/api/booking/booked-services'] });
  void cache.invalidateQueries({ queryKey: ['get', '/api/styles/{styleId}/availability'] });
  void cache.invalidateQueries({ predicate: ({ queryKey }) => isPersonalQueryKey(queryKey) });
  const params = { path: { bookingId: booking.bookingId } };
  cache.setQueryData($api.queryOptions('get', '/api/booking/{bookingId}', { params }).queryKey, booking);
}

export const createBookingActors = (cache: QueryClient, business: Business) => ({
  loadAvailability: fromPromise(({ input, signal }: { input: LoadAvailabilityInput; signal: AbortSignal }) =>
    loadAvailability(input, cache, { business, signal }),
  ),
  createBooking: fromPromise(async ({ input }: { input: BookingRequest }) => {
    const booking = await createBooking(input).catch((error: unknown) => {
      const problem = toProblem(error);
      // The child was removed meanwhile: without her id, Book Now works again.
      if (problem.kind === 'refused' && problem.code === 'child_not_found')
        void cache.invalidateQueries({ queryKey: ['get', childrenPath] });
      throw error;
    });
    storeBooking(booking, cache);
    return booking;
  }),
});
