import type { QueryClient } from '@tanstack/react-query';

/** Fetches anew what is in view of styles, after one of them was added, changed or deleted. */
export function refreshStyles(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey: [, path] }) =>
      typeof path === 'string' &&
      (path.startsWith('/api/styles') || path.startsWith('/api/service-type/styles')),
  });
}
