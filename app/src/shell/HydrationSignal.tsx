import { useEffect, useSyncExternalStore, type ReactNode } from 'react';

const notifyHydrated = (): void => void dispatchEvent(new Event('plaitful:hydrated'));

/**
 * Signals to `entry/start.ts`, which keeps earlier presses, that its content is hydrated. A wrapper, since a
 * sibling would change the ids that React generates.
 */
export function HydrationSignal({ children }: { children: ReactNode }) {
  useEffect(notifyHydrated, []);
  return children;
}

const never = (): (() => void) => () => undefined;

/** Marks a part that is hydrated later than the page: presses in it are kept until then. */
export function useDehydratedAttribute(): { 'data-dehydrated'?: '' } {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (isHydrated) notifyHydrated();
  }, [isHydrated]);
  return isHydrated ? {} : { 'data-dehydrated': '' };
}
