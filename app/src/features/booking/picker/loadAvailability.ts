import type { Business, Style } from '@plaitful/api-client/contract';
import { readProblem } from '@plaitful/api-client/problem';
import { studioMoment } from '@plaitful/domain/studio-time';
import type { Availability } from '@plaitful/flows/booking/types';
import { CallFailed } from '@plaitful/flows/problem';
import type { QueryClient } from '@tanstack/react-query';
import { $api } from '../../../lib/api/client.ts';

/** Hands a query's failure to the machine in the machine's own form. */
export function orCallFailed<Answer>(query: Promise<Answer>): Promise<Answer> {
  return query.catch((error: unknown) => {
    throw new CallFailed(readProblem(error));
  });
}

/** Reads the style and the booked slots anew, past the cache, which then holds them for the other pages too. */
export async function loadAvailability(
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
