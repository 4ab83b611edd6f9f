import type { QueryClient } from '@tanstack/react-query';

/** Fetches anew what is in view of bookings and of booked times, after one of them changed. */
export function refreshBookings(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey: [, path] }) =>
      typeof path === 'string' && (path.startsWith('/api/booking') || path.startsWith('/api/users/bookings')),
  });
}
