import type { AvailabilityAdd, FieldError } from '@plaitful/api-client/contract';
import { addDays, type LocalDate } from '@plaitful/domain/studio-time';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { problem, validationProblem, type Problem } from '../../platform/problems/problem.ts';

const maxDays = 62;

export const validateDays = (from: LocalDate, to: LocalDate): Problem | undefined =>
  to < from || to >= addDays(from, maxDays) ? problem('malformed') : undefined;

export function validateAdd({ dates, hours }: AvailabilityAdd, today: LocalDate): Problem | undefined {
  const errors: FieldError[] = [];
  if (dates.some((date) => date < today))
    errors.push({ field: 'dates', message: fieldMessages.availabilityDatesPast });
  if (hours !== null && hours.from >= hours.to)
    errors.push({ field: 'hours', message: fieldMessages.availabilityHours });
  return errors.length > 0 ? validationProblem(errors) : undefined;
}
