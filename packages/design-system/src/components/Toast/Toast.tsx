import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { toastHost } from '../../private/toastHost.ts';
import { hasToasts, subscribeToToasts } from './toastStore.ts';

export { toast, type ToastAction, type ToastOptions } from './toastStore.ts';

export interface ToastRegionProps {
  /** Accessible name of the region with the toasts. */
  label: string;
  /** Label of the close button of a toast. */
  closeLabel: string;
}

// sonner is loaded with the first toast: most visits show none.
const ToastList = lazy(async () => ({ default: (await import('./parts/ToastList.tsx')).ToastList }));

/** Shows the toasts; render it once in the app. */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const isNeeded = useSyncExternalStore(subscribeToToasts, hasToasts, () => false);
  if (!isNeeded) return null;
  return createPortal(
    <Suspense>
      <ToastList label={label} closeLabel={closeLabel} />
    </Suspense>,
    toastHost(),
  );
}
