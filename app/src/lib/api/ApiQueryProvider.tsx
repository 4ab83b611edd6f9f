import { toast } from '@plaitful/design-system/Toast';
import { slowConnection } from '@plaitful/messages/en-CA/common';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { Middleware } from 'openapi-fetch';
import { type ReactNode, useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { $api, createQueryCache, api } from './client.ts';
import { useInitialDataState, type InitialDataState } from './initialData.tsx';

/** The usual maximum duration of calls, in ms. */
const usual = 5000;

/** The number of subscribers: the calls are watched once for all of them. */
let watchers = 0;
let stop = (): void => undefined;

/** A toast while any call takes longer than usual. */
function useSlowCalls(): void {
  useEffect(() => {
    watchers += 1;
    if (watchers === 1) stop = watchCalls();
    return () => {
      watchers -= 1;
      if (watchers === 0) stop();
    };
  }, []);
}

function watchCalls(): () => void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const late = new Set<string>();
  let takeAway = (): void => undefined;
  const begin = (id: string): undefined => {
    const tell = () => {
      if (late.size === 0) takeAway = toast.message(slowConnection.text, { isPersistent: true });
      late.add(id);
    };
    timers.set(id, setTimeout(tell, usual));
  };
  const end = (id: string): undefined => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (late.delete(id) && late.size === 0) takeAway();
  };
  const watch: Middleware = {
    onRequest: ({ id }) => begin(id),
    onResponse: ({ id }) => end(id),
    onError: ({ id }) => end(id),
  };
  api.use(watch);
  return () => {
    api.eject(watch);
    for (const id of timers.keys()) end(id);
  };
}

/** A query cache filled with the data sent with the document. */
function createCache({ lists, style, at }: InitialDataState): QueryClient {
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

export function ApiQueryProvider({ children }: { children: ReactNode }) {
  const state = useInitialDataState();
  state.cache ??= createCache(state);
  useSlowCalls();
  return <QueryClientProvider client={state.cache}>{children}</QueryClientProvider>;
}

export function ServerDataLayout() {
  return (
    <ApiQueryProvider>
      <Outlet />
    </ApiQueryProvider>
  );
}
