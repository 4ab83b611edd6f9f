import type { Closure } from './closures.ts';
import { addDays, type LocalDate } from './studioTime.ts';

// Apart from the other rules of closures, which parents load to choose a time.

/** The problem of a closure's time, by field. */
export type ClosureProblem =
  | 'fromPast'
  | 'toBeforeFrom'
  | 'tooLong'
  | 'partOfDays'
  | 'timesIncomplete'
  | 'timesReversed';

const MAX_DAYS = 366;

/** The invalid field and its problem; undefined when the closure can be added. */
export function validateClosure(closure: Closure, today: LocalDate): ClosureProblem | undefined {
  const { from, to, fromTime, toTime } = closure;
  if (from < today) return 'fromPast';
  if (to < from) return 'toBeforeFrom';
  if (to > addDays(from, MAX_DAYS)) return 'tooLong';
  if (fromTime === null && toTime === null) return undefined;
  if (fromTime === null || toTime === null) return 'timesIncomplete';
  if (from !== to) return 'partOfDays';
  return fromTime < toTime ? undefined : 'timesReversed';
}
