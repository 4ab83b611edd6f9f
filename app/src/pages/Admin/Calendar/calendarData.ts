import { listHolidays } from '@plaitful/domain/holidays';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import type { Closure } from '@plaitful/api-client/contract';
import { useMemo } from 'react';
import {
  REFETCH_INTERVAL_MS,
  getRetryAll,
  useBookedChildren,
  useClosures,
  useBookingsForDays,
} from '../../../features/admin/daySchedule/scheduleData.ts';
import { useClock } from '../../../features/admin/useClock.ts';
import { refreshBookings } from '../../../features/appointments/refreshBookings.ts';
import { refreshStyles } from '../../../features/styles/refreshStyles.ts';
import { $api } from '../../../lib/api/client.ts';
import { useBusiness } from '../../../shell/business.tsx';
import { getRange, buildStudioDay, type CalendarUrlState, type StudioDay } from './calendarModel.ts';

const options = { refetchInterval: REFETCH_INTERVAL_MS, placeholderData: keepPreviousData };

export function useCalendar(address: CalendarUrlState) {
  const business = useBusiness();
  const { moment } = useClock();
  const dates = getRange(address);
  const from = dates[0] ?? address.date;
  const to = dates.at(-1) ?? address.date;
  const bookings = useBookingsForDays(from, to, true);
  const query = { params: { query: { from, to } } };
  const available = $api.useQuery('get', '/api/availability', query, options);
  const closures = useClosures(from, to, true);
  const children = useBookedChildren(from, to, true);
  const holidays = useMemo(() => listHolidays(business.region), [business.region]);
  const queries = [bookings, available, closures];
  const days: StudioDay[] | undefined =
    bookings.data && available.data && closures.data
      ? dates.map((date) =>
          buildStudioDay(
            date,
            { bookings: bookings.data, children, available: available.data, closures: closures.data },
            { ...business, holidays, now: moment },
          ),
        )
      : undefined;
  return {
    days,
    isLoading: queries.some(({ isPlaceholderData }) => isPlaceholderData),
    retry: getRetryAll(queries),
  };
}

export const useClosuresAhead = (): readonly Closure[] | undefined =>
  $api.useQuery('get', '/api/closures', {}, { refetchInterval: REFETCH_INTERVAL_MS }).data;

/** Refetches what a closure or new availability changes. */
export function useRefreshCalendar(): () => void {
  const cache = useQueryClient();
  return () => {
    const isCalendar = (path: unknown) =>
      typeof path === 'string' && (path.startsWith('/api/closures') || path.startsWith('/api/availability'));
    void cache.invalidateQueries({ predicate: ({ queryKey: [, path] }) => isCalendar(path) });
    void refreshBookings(cache);
    void refreshStyles(cache);
  };
}
