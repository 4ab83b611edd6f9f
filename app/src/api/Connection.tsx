import { toast } from '@plaitful/design-system/Toast';
import type { Middleware } from 'openapi-fetch';
import { useEffect } from 'react';
import { offline, slow } from '../messages/en-CA/common.ts';
import { api } from './client.ts';

/** After how long a call takes longer than usual, in ms. */
const usual = 5000;

/**
 * Tells of what every screen and action has in common: that the device is offline, or online again, and that a call takes
 * longer than usual. Toasts stand over dialogs as well, and go when they are over.
 */
export function Connection(): null {
  useEffect(watchCalls, []);
  useEffect(watchDevice, []);
  return null;
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

/** Says when the connection goes, until it is back, and then that it is. */
function watchDevice(): () => void {
  let takeAway: (() => void) | undefined;
  const lost = () => {
    takeAway ??= toast.message(offline.banner, { isKept: true });
  };
  const found = () => {
    if (takeAway === undefined) return;
    takeAway();
    takeAway = undefined;
    toast.success(offline.back);
  };
  if (!navigator.onLine) lost();
  window.addEventListener('offline', lost);
  window.addEventListener('online', found);
  return () => {
    window.removeEventListener('offline', lost);
    window.removeEventListener('online', found);
    takeAway?.();
  };
}
