import type { ChildWrite, FieldError } from '@plaitful/api-client/contract';
import { checkDateOfBirth } from '@plaitful/domain/age';
import { validatePersonName } from '@plaitful/domain/person-name';
import { toStudioTime } from '@plaitful/domain/studio-time';
import { detailsErrors } from '@plaitful/messages/en-CA/bookingDetails';
import type { ServerContext } from '../../platform/context.ts';
import { validationProblem, type Problem } from '../../platform/problems/problem.ts';

export function validateChild(
  { name, dateOfBirth }: ChildWrite,
  { clock, business }: Pick<ServerContext, 'clock' | 'business'>,
): Problem | undefined {
  const today = toStudioTime(clock(), business.timeZone).date;
  const wrongName = validatePersonName(name);
  const wrongDate = checkDateOfBirth(dateOfBirth, today);
  const errors: FieldError[] = [
    ...(wrongName ? [{ field: 'name', message: detailsErrors.childName[wrongName] }] : []),
    ...(wrongDate ? [{ field: 'dateOfBirth', message: detailsErrors.dateOfBirth[wrongDate] }] : []),
  ];
  return errors.length > 0 ? validationProblem(errors) : undefined;
}
