import type { QueryClient } from '@tanstack/react-query';

export function refreshBookings(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey: [, path] }) =>
      typeof path === 'string' && (path.startsWith('/api/booking') || path.startsWith('/api/users/bookings')),
  });
}
