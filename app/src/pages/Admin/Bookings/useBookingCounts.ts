import type { LocalDate } from '@plaitful/domain/studio-time';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/client.ts';
import { readPage } from '../../../features/lists/useServerPaging.ts';
import { useDepositsDue } from './day/dayData.ts';
import { queryOf, type Show } from './bookingsAddress.ts';

const path = '/api/booking/all';

/** How many bookings a tab has by itself: the server counts, and sends one of them. */
function useCount(show: Show, today: LocalDate): number | undefined {
  const query = {
    ...queryOf({ show, style: undefined, from: undefined, to: undefined }, today),
    page: 1,
    size: 1,
  };
  return useQuery({
    queryKey: ['pages', path, query],
    queryFn: () => readPage(api.GET(path, { params: { query } })),
    select: ({ total }) => total,
  }).data;
}

/** How many bookings each tab has; undefined until that is known. */
export function useBookingCounts(today: LocalDate): Readonly<Record<Show, number | undefined>> {
  return {
    all: useCount('all', today),
    today: useCount('today', today),
    due: useDepositsDue().data?.total,
    cancelled: useCount('cancelled', today),
  };
}
