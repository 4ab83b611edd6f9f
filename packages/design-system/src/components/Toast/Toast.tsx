'use client';

import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { getToastContainer } from '../../private/toastHost.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Toast.css.ts';
import { dismissPendingToasts, hasToasts, pendingToasts, subscribeToToasts } from './toastStore.ts';

export { toast, type ToastAction, type ToastOptions } from './toastStore.ts';

export interface ToastRegionProps {
  /** Accessible name of the region with the toasts. */
  label: string;
  /** Label of the close button of a toast. */
  closeLabel: string;
}

/** Shows the toasts; render it once in the app. Where their code cannot be fetched, it shows their texts. */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const isNeeded = useSyncExternalStore(subscribeToToasts, hasToasts, () => false);
  const { List, hasFailed } = useToastList(isNeeded);
  if (!isNeeded) return null;
  return createPortal(
    List ? (
      <List label={label} closeLabel={closeLabel} />
    ) : (
      <PlainToasts isShown={hasFailed} closeLabel={closeLabel} />
    ),
    getToastContainer(),
  );
}

type ToastList = ComponentType<ToastRegionProps>;

let loaded: ToastList | undefined;

async function loadToastList(): Promise<ToastList> {
  loaded = (await import('./parts/ToastList.tsx')).ToastList;
  return loaded;
}

/**
 * The list of toasts, with its library: fetched after the first press or key, since most sessions show no toast. A
 * failed fetch is repeated with the next toast, press or key, and when the device is online again.
 */
function useToastList(isNeeded: boolean): { List: ToastList | undefined; hasFailed: boolean } {
  const [List, setList] = useState<ToastList | undefined>(() => loaded);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (List) return undefined;
    const load = () => {
      loadToastList().then(
        (Loaded) => setList(() => Loaded),
        () => setFailed(true),
      );
    };
    if (isNeeded) load();
    for (const event of occasions) addEventListener(event, load, { passive: true });
    const unsubscribe = subscribeToToasts(load);
    return () => {
      unsubscribe();
      for (const event of occasions) removeEventListener(event, load);
    };
  }, [isNeeded, List]);
  return { List, hasFailed };
}

const occasions = ['pointerdown', 'keydown', 'online'] as const;

function PlainToasts({ isShown, closeLabel }: { isShown: boolean; closeLabel: string }) {
  const toasts = useSyncExternalStore(subscribeToToasts, pendingToasts, pendingToasts);
  // Identical texts are shown once.
  const texts = isShown ? [...new Set(toasts.map(({ text }) => text))] : [];
  return (
    <div role="status" className={css.plain}>
      {texts.map((text) => (
        <div key={text} className={css.plainToast}>
          <p>{text}</p>
          <IconButton icon="close" label={closeLabel} size="md" onClick={() => dismissPendingToasts(text)} />
        </div>
      ))}
    </div>
  );
}
