import { toast } from '@plaitful/design-system/Toast';
import { serverUnavailable, offline } from '@plaitful/messages/en-CA/common';
import { useEffect } from 'react';
import { reachable, unreachable } from '../code/loadModule.ts';

export function Connection(): null {
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
  for (const event of ['offline', unreachable]) window.addEventListener(event, lost);
  for (const event of ['online', reachable]) window.addEventListener(event, found);
  return () => {
    for (const event of ['offline', unreachable]) window.removeEventListener(event, lost);
    for (const event of ['online', reachable]) window.removeEventListener(event, found);
    takeAway?.();
  };
}
