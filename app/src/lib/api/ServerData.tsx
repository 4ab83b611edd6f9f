import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';
import { $api, createQueryCache } from './client.ts';
import { useVisit, type Visit } from './pageData.tsx';
import { useSlowCalls } from './useSlowCalls.ts';

/** A cache in which what the page came with is known already. */
function cacheOf({ lists, style, at }: Visit): QueryClient {
  const cache = createQueryCache();
  const put = (path: keyof NonNullable<typeof lists>) => {
    const list = lists?.[path];
    if (list) cache.setQueryData($api.queryOptions('get', path).queryKey, [...list], { updatedAt: at });
  };
  put('/api/reviews/all');
  put('/api/service-type/service/all');
  put('/api/styles/all');
  if (style) {
    const params = { path: { styleId: style.styleId } };
    const { queryKey } = $api.queryOptions('get', '/api/styles/{styleId}', { params });
    cache.setQueryData(queryKey, style, { updatedAt: at });
  }
  return cache;
}

/** Whatever reads from the server or writes to it stands within this: it gives the cache of what was read. */
export function ServerData({ children }: { children: ReactNode }) {
  const visit = useVisit();
  visit.cache ??= cacheOf(visit);
  useSlowCalls();
  return <QueryClientProvider client={visit.cache}>{children}</QueryClientProvider>;
}

/** The pages that read from the server or write to it. */
export function ServerDataLayout() {
  return (
    <ServerData>
      <Outlet />
    </ServerData>
  );
}
