import type { ClosureCreate, FieldError } from '@plaitful/api-client/contract';
import { validateClosure, type ClosureProblem } from '@plaitful/domain/closure-period';
import { needsOwnerPassword, type Closure } from '@plaitful/domain/closures';
import type { LocalDate } from '@plaitful/domain/studio-time';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { BookingRow } from '../bookings/bookings.queries.ts';
import { getEtag } from '../../platform/contract/etags.ts';
import { problem, validationProblem, type Problem } from '../../platform/problems/problem.ts';

export type ClosureChoices = ClosureCreate['bookings'];

const spanErrors: Readonly<Record<ClosureProblem, FieldError>> = {
  fromPast: { field: 'from', message: fieldMessages.closureFromPast },
  toBeforeFrom: { field: 'to', message: fieldMessages.closureToBeforeFrom },
  tooLong: { field: 'to', message: fieldMessages.closureTooLong },
  partOfDays: { field: 'to', message: fieldMessages.closurePartOfDays },
  timesIncomplete: { field: 'toTime', message: fieldMessages.closureTimesIncomplete },
  timesReversed: { field: 'toTime', message: fieldMessages.closureTimesReversed },
};

export function validateClosureSpan(closure: Closure, today: LocalDate): Problem | undefined {
  const found = validateClosure(closure, today);
  return found && validationProblem([spanErrors[found]]);
}

export const requiresPassword = (choices: ClosureChoices): boolean =>
  needsOwnerPassword(choices.map(({ choice }) => choice));

/** Only whether the password is present; the password check verifies it. */
export const validatePassword = ({ bookings, password }: ClosureCreate): Problem | undefined =>
  requiresPassword(bookings) && password === undefined
    ? validationProblem([{ field: 'password', message: fieldMessages.passwordRequired }])
    : undefined;

/**
 * Each booking in a closure must be listed with its current version, and no other; the parent of a booking that has
 * begun cannot be asked to reschedule.
 */
export function validateChoices(
  rows: readonly BookingRow[],
  choices: ClosureChoices,
  now: Date,
): Problem | undefined {
  const byId = new Map(choices.map((choice) => [choice.bookingId, choice]));
  const isSame = byId.size === choices.length && choices.length === rows.length;
  const isNamed = (row: BookingRow): boolean => byId.get(row.bookingId)?.etag === getEtag(row);
  if (!isSame || !rows.every(isNamed)) return problem('bookings_changed');
  const isBegun = rows.some(
    ({ bookingId, startsAt }) => startsAt <= now && byId.get(bookingId)?.choice === 'ASK_TO_RESCHEDULE',
  );
  return isBegun
    ? validationProblem([{ field: 'bookings', message: fieldMessages.closureBegun }])
    : undefined;
}
