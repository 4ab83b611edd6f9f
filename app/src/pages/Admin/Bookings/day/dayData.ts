import type { LocalDate } from '@plaitful/domain/studio-time';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api/client.ts';
import type { Booking } from '../../../../lib/api/types.ts';
import { readPage, type PageQuery } from '../../../../features/lists/useServerPaging.ts';

/** The path of the call, by which what is shown is loaded anew after a booking changed. */
const path = '/api/booking/all';

/** The most bookings that the server answers at once. */
const mostAtOnce = 100;

/** The day stands open on a tablet between two clients: it is loaded anew so often, in ms. */
const freshFor = 60_000;

interface Wish {
  status?: 'UNPAID';
  from?: LocalDate;
  to?: LocalDate;
  /** Earliest first. */
  sort: 'bookingDate';
}

const load = (query: PageQuery<Wish>) => readPage<Booking>(api.GET(path, { params: { query } }));

/** All bookings of some days, however many pages they fill. */
async function loadAll(wish: Wish): Promise<readonly Booking[]> {
  const first = await load({ ...wish, page: 1, size: mostAtOnce });
  const pages = Math.ceil(first.total / mostAtOnce);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      load({ ...wish, page: index + 2, size: mostAtOnce }),
    ),
  );
  return [first, ...rest].flatMap(({ rows }) => rows);
}

const isLive = ({ paymentStatus }: Booking): boolean => paymentStatus !== 'CANCELLED';

/** The live bookings from one day to another, earliest first. */
export function useDays(from: LocalDate, to: LocalDate) {
  const wish: Wish = { from, to, sort: 'bookingDate' };
  return useQuery({
    queryKey: ['pages', path, { ...wish, isWhole: true }],
    queryFn: async () => (await loadAll(wish)).filter(isLive),
    refetchInterval: freshFor,
  });
}

/** The live bookings that lie next, earliest first; among the first hundred from today on. */
export function useComing(today: LocalDate) {
  const query = { from: today, sort: 'bookingDate', page: 1, size: mostAtOnce } as const;
  return useQuery({
    queryKey: ['pages', path, query],
    queryFn: () => load(query),
    select: ({ rows }) => rows.filter(isLive),
    refetchInterval: freshFor,
  });
}

const isDue = (booking: Booking): boolean => isLive(booking) && booking.deposit === 'NOT_PAID';

const dueAt = ({ depositDueAt }: Booking): string => depositDueAt ?? '';

/** The bookings whose deposit is due, the most urgent first, and how many there are. */
export function useDepositsDue() {
  const query = { status: 'UNPAID', sort: 'bookingDate', page: 1, size: mostAtOnce } as const;
  return useQuery({
    queryKey: ['pages', path, query],
    queryFn: () => load(query),
    select: ({ rows, total }) => ({
      rows: rows.filter(isDue).toSorted((a, b) => dueAt(a).localeCompare(dueAt(b))),
      total,
    }),
    refetchInterval: freshFor,
  });
}
