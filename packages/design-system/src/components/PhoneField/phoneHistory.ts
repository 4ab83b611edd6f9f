/**
 * What can be undone and redone in a field whose text is reformatted. A browser's own history has a step for each
 * reformatting, and none for autofill.
 */
export interface PhoneHistory {
  readonly past: readonly string[];
  readonly number: string;
  readonly future: readonly string[];
  /** The kind of the last edits, which are undone together. */
  readonly run?: EditKind | undefined;
}

/** Typed digits are undone together, and deleted ones; a paste or autofill by itself. */
export type EditKind = 'typing' | 'deleting' | 'other';

export const startHistory = (number: string): PhoneHistory => ({ past: [], number, future: [] });

export function recordEdit(history: PhoneHistory, number: string, run: EditKind): PhoneHistory {
  if (number === history.number) return history;
  const isContinued = run !== 'other' && run === history.run;
  const past = isContinued ? history.past : [...history.past, history.number];
  return { past, number, future: [], run };
}

/** The next edit is undone by itself, as after the caret was moved. */
export const endRun = (history: PhoneHistory): PhoneHistory => ({ ...history, run: undefined });

export function undo({ past, number, future }: PhoneHistory): PhoneHistory {
  const previous = past.at(-1);
  if (previous === undefined) return { past, number, future };
  return { past: past.slice(0, -1), number: previous, future: [number, ...future] };
}

export function redo({ past, number, future }: PhoneHistory): PhoneHistory {
  const [next, ...later] = future;
  return next === undefined
    ? { past, number, future }
    : { past: [...past, number], number: next, future: later };
}

/** How many characters of a number are before what an undo or redo has left as it was. */
export function endOfChange(before: string, number: string): number {
  let same = 0;
  const most = Math.min(before.length, number.length);
  while (same < most && before.at(-1 - same) === number.at(-1 - same)) same += 1;
  return number.length - same;
}
