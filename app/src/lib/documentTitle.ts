import { useEffect, useSyncExternalStore } from 'react';

/** Parts of the page title besides the page's name, set by dialogs far from the page. */
interface TitleNotes {
  readonly hasErrors: boolean;
  /** As in "Step 2 of 4: Date and time". */
  readonly step: string | undefined;
}

const none: TitleNotes = { hasErrors: false, step: undefined };

let formsWithErrors = 0;
const steps: string[] = [];
let notes = none;
const readers = new Set<() => void>();

function notifyReaders(): void {
  notes = { hasErrors: formsWithErrors > 0, step: steps.at(-1) };
  for (const read of readers) read();
}

function subscribe(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

export function useTitleErrorPrefix(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return undefined;
    formsWithErrors += 1;
    notifyReaders();
    return () => {
      formsWithErrors -= 1;
      notifyReaders();
    };
  }, [hasErrors]);
}

export function useTitleStep(step: string | undefined): void {
  useEffect(() => {
    if (step === undefined) return undefined;
    steps.push(step);
    notifyReaders();
    return () => {
      steps.splice(steps.indexOf(step), 1);
      notifyReaders();
    };
  }, [step]);
}

export const useTitleNotes = (): TitleNotes =>
  useSyncExternalStore(
    subscribe,
    () => notes,
    () => none,
  );
