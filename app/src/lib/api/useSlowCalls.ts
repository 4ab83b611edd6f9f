import { toast } from '@plaitful/design-system/Toast';
import { slow } from '@plaitful/messages/en-CA/common';
import type { Middleware } from 'openapi-fetch';
import { useEffect } from 'react';
import { api } from './client.ts';

/** After how long a call takes longer than usual, in ms. */
const usual = 5000;

/** How many places ask for it at present; the calls are watched once. */
let watchers = 0;
let stop = (): void => undefined;

/** Says while a call takes longer than usual. A toast stands over dialogs as well, and goes when that is over. */
export function useSlowCalls(): void {
  useEffect(() => {
    watchers += 1;
    if (watchers === 1) stop = watchCalls();
    return () => {
      watchers -= 1;
      if (watchers === 0) stop();
    };
  }, []);
}

/** One toast for all calls that take long, until the last of them has its answer. */
function watchCalls(): () => void {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const late = new Set<string>();
  let takeAway = (): void => undefined;
  const begin = (id: string): undefined => {
    const tell = () => {
      if (late.size === 0) takeAway = toast.message(slow.text, { isKept: true });
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
