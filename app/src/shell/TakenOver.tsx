import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { TakenOver as TakenOverEvent } from '../lib/takeOver.ts';

/**
 * Tells the script that kept what was pressed before (`takeOver.ts`) that the app can answer what is in it now. Around the
 * part, since a sibling would change the ids that React gives to what is in it: they would not be those that the server sent.
 */
export function TakenOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    // Once all else that is drawn with it listens, too.
    const timer = setTimeout(() => dispatchEvent(new Event('plaitful:taken-over' satisfies TakenOverEvent)));
    return () => clearTimeout(timer);
  }, []);
  return children;
}

const never = (): (() => void) => () => undefined;

/**
 * What an element carries around a part that the app takes over after the rest of the page, so that presses in it are kept
 * until then, which a {@link TakenOver} surrounds.
 */
export function useLaterPart(): { 'data-taken-over'?: 'later' } {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isTakenOver ? {} : { 'data-taken-over': 'later' };
}
