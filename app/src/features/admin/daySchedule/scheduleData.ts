import type { ChildOfFamily, Booking } from '@plaitful/api-client/contract';
import type { LocalDate } from '@plaitful/domain/studio-time';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { $api, api } from '../../../lib/api/client.ts';
import { parsePage, type PageQuery } from '../../lists/useServerPaging.ts';

/** Part of the query keys, to refetch all of them after a booking changed. */
const path = '/api/booking/all';

/** The maximum page size of the API. */
const mostAtOnce = 100;

/** How often the day is refetched, in ms: the tablet shows it all day. */
export const REFETCH_INTERVAL_MS = 60_000;

interface DaysQuery {
  status?: 'UNPAID' | 'DEPOSIT_TO_RETURN';
  from?: LocalDate;
  to?: LocalDate;
  sort: 'bookingDate';
}

const load = (query: PageQuery<DaysQuery>) => parsePage<Booking>(api.GET(path, { params: { query } }));

/** All bookings in a range of dates, from all pages. */
async function loadAll(query: DaysQuery): Promise<readonly Booking[]> {
  const first = await load({ ...query, page: 1, size: mostAtOnce });
  const pages = Math.ceil(first.total / mostAtOnce);
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, index) =>
      load({ ...query, page: index + 2, size: mostAtOnce }),
    ),
  );
  return [first, ...rest].flatMap(({ rows }) => rows);
}

const isLive = ({ paymentStatus }: Booking): boolean => paymentStatus !== 'CANCELLED';

/** A missed appointment is cancelled, but stays in its day. */
const isInDay = (booking: Booking): boolean => isLive(booking) || booking.outcome === 'NO_SHOW';

/** @param isKept whether the bookings of the previous dates stay until the new ones are loaded */
export function useBookingsForDays(from: LocalDate, to: LocalDate, isKept = false) {
  const query: DaysQuery = { from, to, sort: 'bookingDate' };
  return useQuery({
    queryKey: ['pages', path, { ...query, isWhole: true }],
    queryFn: async () => (await loadAll(query)).filter(isInDay),
    refetchInterval: REFETCH_INTERVAL_MS,
    ...(isKept && { placeholderData: keepPreviousData }),
  });
}

/** @param isKept whether the closures of the previous dates stay until the new ones are loaded */
export const useClosures = (from: LocalDate, to: LocalDate, isKept = false) =>
  $api.useQuery(
    'get',
    '/api/closures',
    { params: { query: { from, to } } },
    { refetchInterval: REFETCH_INTERVAL_MS, ...(isKept && { placeholderData: keepPreviousData }) },
  );

const noChildren: readonly ChildOfFamily[] = [];

/**
 * The saved children of the bookings in a range of dates; empty until loaded, since the day is useful without
 * them.
 * @param isKept whether those of the previous dates stay until the new ones are loaded
 */
export function useBookedChildren(from: LocalDate, to: LocalDate, isKept = false): readonly ChildOfFamily[] {
  const query = $api.useQuery(
    'get',
    '/api/booking/children',
    { params: { query: { from, to } } },
    { refetchInterval: REFETCH_INTERVAL_MS, ...(isKept && { placeholderData: keepPreviousData }) },
  );
  return query.data ?? noChildren;
}

type Select<Data> = (page: Awaited<ReturnType<typeof load>>) => Data;

function useFirstPage<Data>(filter: Omit<DaysQuery, 'sort'>, select: Select<Data>) {
  const query = { ...filter, sort: 'bookingDate', page: 1, size: mostAtOnce } as const;
  return useQuery({
    queryKey: ['pages', path, query],
    queryFn: () => load(query),
    select,
    refetchInterval: REFETCH_INTERVAL_MS,
  });
}

/** The next bookings, earliest first; among the first hundred from today on. */
export const useUpcomingBookings = (today: LocalDate) =>
  useFirstPage({ from: today }, ({ rows }) => rows.filter(isLive));

const isDue = (booking: Booking): boolean => isLive(booking) && booking.deposit === 'NOT_PAID';

const byDeadline = (a: Booking, b: Booking): number => dueAt(a).localeCompare(dueAt(b));

const dueAt = ({ depositDueAt }: Booking): string => depositDueAt ?? '';

/** The most urgent first, with their total number. */
export const useDepositsDue = () =>
  useFirstPage({ status: 'UNPAID' }, ({ rows, total }) => ({
    rows: rows.filter(isDue).toSorted(byDeadline),
    total,
  }));

/** All deposits of a kind, from all pages; those of expired bookings are not due any more. */
export function useAllDeposits(status: 'UNPAID' | 'DEPOSIT_TO_RETURN') {
  const query: DaysQuery = { status, sort: 'bookingDate' };
  return useQuery({
    queryKey: ['pages', path, { ...query, isWhole: true }],
    queryFn: () => loadAll(query),
    select: (rows) => (status === 'UNPAID' ? rows.filter(isDue).toSorted(byDeadline) : rows),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
}

/** Paid deposits of cancelled bookings, the earliest appointment first, with their total number. */
export const useDepositsToReturn = () => useFirstPage({ status: 'DEPOSIT_TO_RETURN' }, (page) => page);

/** Retries all failed queries; undefined when none failed, and until all have settled. */
export function getRetryAll(
  queries: readonly { isLoadingError: boolean; isPending: boolean; refetch: () => unknown }[],
): (() => void) | undefined {
  const failed = queries.filter(({ isLoadingError }) => isLoadingError);
  if (failed.length === 0 || queries.some(({ isPending }) => isPending)) return undefined;
  return () => failed.forEach(({ refetch }) => void refetch());
}
