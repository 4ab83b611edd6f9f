import { useEffect, useSyncExternalStore } from 'react';
import type { TakenOver as TakenOverEvent } from '../takeOver.ts';

/** Tells the script that kept what was pressed before (`takeOver.ts`) that the app can answer it now. */
export function TakenOver() {
  useEffect(() => {
    // Once all else that is drawn with it listens, too.
    const timer = setTimeout(() => dispatchEvent(new Event('plaitful:taken-over' satisfies TakenOverEvent)));
    return () => clearTimeout(timer);
  }, []);
  return null;
}

const never = (): (() => void) => () => undefined;

/**
 * What an element carries around a part that the app takes over after the rest of the page, so that presses in it are kept
 * until then; with a {@link TakenOver} in the part.
 */
export function useLaterPart(): { 'data-taken-over'?: 'later' } {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isTakenOver ? {} : { 'data-taken-over': 'later' };
}
