import { useEffect, useSyncExternalStore } from 'react';

/** What the title of a page says besides its name. Dialogs say it too, which stand far from the page. */
interface TitleNotes {
  /** Whether some form in view shows errors. */
  readonly hasErrors: boolean;
  /** How far the parent has come on a way of several steps: "Step 2 of 4: Date and time". */
  readonly step: string | undefined;
}

const none: TitleNotes = { hasErrors: false, step: undefined };

let formsWithErrors = 0;
const steps: string[] = [];
let notes = none;
const readers = new Set<() => void>();

function tell(): void {
  notes = { hasErrors: formsWithErrors > 0, step: steps.at(-1) };
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
    formsWithErrors += 1;
    tell();
    return () => {
      formsWithErrors -= 1;
      tell();
    };
  }, [hasErrors]);
}

/** Says in the page's title which step is in view, for as long as it is; nothing without one. */
export function useStepInTitle(step: string | undefined): void {
  useEffect(() => {
    if (step === undefined) return undefined;
    steps.push(step);
    tell();
    return () => {
      steps.splice(steps.indexOf(step), 1);
      tell();
    };
  }, [step]);
}

/** What the title of the page in view says besides its name. */
export const useTitleNotes = (): TitleNotes =>
  useSyncExternalStore(
    subscribe,
    () => notes,
    () => none,
  );
