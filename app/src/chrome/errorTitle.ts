import { useEffect, useSyncExternalStore } from 'react';

/** Forms in view that show errors; a form may stand in a dialog, far from the page that gives the title. */
let formsWithErrors = 0;
const readers = new Set<() => void>();

function change(by: 1 | -1): void {
  formsWithErrors += by;
  for (const read of readers) read();
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/** Says in the page's title that a form shows errors, for as long as it does. */
export function useErrorInTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    change(1);
    return () => change(-1);
  }, [hasErrors]);
}

/** Whether some form in view shows errors. */
export const useHasErrors = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => formsWithErrors > 0,
    () => false,
  );
