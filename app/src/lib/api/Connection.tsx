import { toast } from '@plaitful/design-system/Toast';
import { serverUnavailable, offline } from '@plaitful/messages/en-CA/common';
import { useEffect } from 'react';
import { SERVER_REACHABLE_EVENT, SERVER_UNREACHABLE_EVENT } from '../code/loadModule.ts';

export function ConnectionWatcher(): null {
  useEffect(watchDevice, []);
  return null;
}

function watchDevice(): () => void {
  let takeAway: (() => void) | undefined;
  const lost = () => {
    takeAway ??= toast.message(navigator.onLine ? serverUnavailable.title : offline.banner, {
      isPersistent: true,
    });
  };
  const found = () => {
    if (takeAway === undefined) return;
    takeAway();
    takeAway = undefined;
    toast.success(offline.back);
  };
  if (!navigator.onLine) lost();
  for (const event of ['offline', SERVER_UNREACHABLE_EVENT]) window.addEventListener(event, lost);
  for (const event of ['online', SERVER_REACHABLE_EVENT]) window.addEventListener(event, found);
  return () => {
    for (const event of ['offline', SERVER_UNREACHABLE_EVENT]) window.removeEventListener(event, lost);
    for (const event of ['online', SERVER_REACHABLE_EVENT]) window.removeEventListener(event, found);
    takeAway?.();
  };
}
