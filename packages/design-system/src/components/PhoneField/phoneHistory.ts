/**
 * What can be undone and redone in a field whose text is reformatted. A browser's own history has a step for each
 * reformatting, and none for autofill.
 */
export interface PhoneHistory {
  /** The numbers, oldest first. */
  readonly entries: readonly string[];
  /** Of the current number. */
  readonly index: number;
  /** The kind of the last edits, which are undone together. */
  readonly run?: EditKind | undefined;
}

/** Typed digits are undone together, and deleted ones; a paste or autofill by itself. */
export type EditKind = 'typing' | 'deleting' | 'other';

export const startHistory = (number: string): PhoneHistory => ({ entries: [number], index: 0 });

export const getEntry = ({ entries, index }: PhoneHistory): string => entries[index] ?? '';

export function recordEdit(
  { entries, index, run }: PhoneHistory,
  number: string,
  kind: EditKind,
): PhoneHistory {
  if (number === entries[index]) return { entries, index, run };
  const isContinued = kind !== 'other' && kind === run;
  const kept = entries.slice(0, isContinued ? index : index + 1);
  return { entries: [...kept, number], index: kept.length, run: kind };
}

/** Undoes (-1) or redoes (1) as far as there is something to; the next edit starts a run. */
export function moveHistory({ entries, index }: PhoneHistory, by: -1 | 0 | 1): PhoneHistory {
  return { entries, index: entries[index + by] === undefined ? index : index + by };
}

/** How many characters of a number are before what an undo or redo has left as it was. */
export function endOfChange(before: string, number: string): number {
  let same = 0;
  const most = Math.min(before.length, number.length);
  while (same < most && before.at(-1 - same) === number.at(-1 - same)) same += 1;
  return number.length - same;
}
