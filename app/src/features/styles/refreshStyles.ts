import type { QueryClient } from '@tanstack/react-query';

export function refreshStyles(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey: [, path] }) => typeof path === 'string' && path.startsWith('/api/styles'),
  });
}
