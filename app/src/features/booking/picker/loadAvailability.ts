import type { Business, Style } from '@plaitful/api-client/contract';
import { readProblem } from '@plaitful/api-client/problem';
import { studioMoment } from '@plaitful/domain/studio-time';
import type { Availability } from '@plaitful/flows/booking/types';
import { CallFailed } from '@plaitful/flows/problem';
import type { QueryClient } from '@tanstack/react-query';
import { $api } from '../../../lib/api/client.ts';

export function orCallFailed<Answer>(query: Promise<Answer>): Promise<Answer> {
  return query.catch((error: unknown) => {
    throw new CallFailed(readProblem(error));
  });
}

/** Fetches the style and the booked slots past the cache, and updates it. */
export async function loadAvailability(
  styleId: number,
  cache: QueryClient,
  business: Business,
): Promise<Availability> {
  // Closed times are left out by the server; without the closures a day only does not say why.
  const closures = loadClosures(cache).catch(() => []);
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
    // The generated types do not keep that a date is three numbers.
    style: style as Style,
    booked,
    now: studioMoment(new Date(), business.timeZone),
    openWeekdays: business.hours.map(({ weekday }) => weekday),
    closures: await closures,
  };
}

const loadClosures = (cache: QueryClient) =>
  cache.fetchQuery({ ...$api.queryOptions('get', '/api/closures', {}), staleTime: 0, retry: false });
