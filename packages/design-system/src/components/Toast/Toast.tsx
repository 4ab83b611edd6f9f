import { lazy, Suspense, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { toastHost } from '../../private/toastHost.ts';
import { hasToasts, subscribeToToasts } from './toastStore.ts';

export { toast, type ToastAction, type ToastOptions } from './toastStore.ts';

export interface ToastRegionProps {
  /** Names the region where toasts appear. */
  label: string;
  /** Names the close button of a toast. */
  closeLabel: string;
}

// The library comes with the first toast: most visits never see one.
const ToastList = lazy(async () => ({ default: (await import('./parts/ToastList.tsx')).ToastList }));

/** Where toasts show. Once in the app. */
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
