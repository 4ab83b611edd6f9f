'use client';

import 'sonner/dist/styles.css';
import { type CSSProperties, useEffect, useState } from 'react';
import { Toaster, toast as sonner } from 'sonner';
import { reparentToastContainer } from '../../../private/toastHost.ts';
import {
  subscribeToToasts,
  dismissedToasts,
  drainPendingToasts,
  type PendingToast,
  type ToastTone,
} from '../toastStore.ts';
import { ToastCard } from './ToastCard.tsx';
import * as css from './ToastList.css.ts';

/** How long each kind is shown, in ms. */
const durations: Record<ToastTone, number> = { success: 3000, error: 5000, message: 5000 };
const durationWithAction = 10_000;
const maxVisible = 20;

function getDuration({ duration, isPersistent, action, tone }: PendingToast): number {
  if (isPersistent) return Number.POSITIVE_INFINITY;
  return duration ?? (action ? durationWithAction : durations[tone]);
}

function showToast(entry: PendingToast, closeLabel: string, isPaused = false): void {
  if (dismissedToasts().has(entry.id)) return;
  const card = (id: string | number) => (
    <ToastCard
      tone={entry.tone}
      text={entry.text}
      action={entry.action}
      closeLabel={closeLabel}
      onPause={(isNowPaused) => showToast(entry, closeLabel, isNowPaused)}
      onClose={() => sonner.dismiss(id)}
      isDismissed={() => dismissedToasts().has(entry.id)}
    />
  );
  sonner.custom(card, {
    id: entry.id,
    duration: isPaused ? Number.POSITIVE_INFINITY : getDuration(entry),
    position: entry.position === 'center' ? 'top-center' : 'top-right',
  });
}

/** sonner reads it from the element itself. */
const width = { '--width': 'min(500px, calc(100vw - 40px))' } as CSSProperties;

/** sonner's list of toasts, with our styles. */
export function ToastList({ label, closeLabel }: { label: string; closeLabel: string }) {
  // sonner would show the toasts of a previous list again; not in an effect, since React's strict mode would dismiss
  // the first toast.
  useState(() => sonner.dismiss());
  useEffect(() => {
    function showAll() {
      reparentToastContainer();
      for (const entry of drainPendingToasts()) showToast(entry, closeLabel);
      for (const id of dismissedToasts()) sonner.dismiss(id);
    }
    showAll();
    return subscribeToToasts(showAll);
  }, [closeLabel]);

  return (
    <Toaster
      customAriaLabel={label}
      className={css.list}
      // Otherwise sonner also renders an empty list at the lower right, which would cover the page.
      position="top-right"
      style={width}
      visibleToasts={maxVisible}
      expand
      gap={10}
      offset={20}
      mobileOffset={16}
      toastOptions={{ unstyled: true, className: css.item }}
    />
  );
}
