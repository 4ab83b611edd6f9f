import { toast } from '@plaitful/design-system/Toast';
import { offline } from '@plaitful/messages/en-CA/common';
import { useEffect } from 'react';

export function Connection(): null {
  useEffect(watchDevice, []);
  return null;
}

function watchDevice(): () => void {
  let takeAway: (() => void) | undefined;
  const lost = () => {
    takeAway ??= toast.message(offline.banner, { isPersistent: true });
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
