import type { ChildWrite, FieldError } from '@plaitful/api-client/contract';
import { checkDateOfBirth } from '@plaitful/domain/child';
import { validatePersonName } from '@plaitful/domain/person-name';
import { studioMoment } from '@plaitful/domain/studio-time';
import { personName } from '@plaitful/messages/en-CA/fields';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { ServerContext } from '../../platform/context.ts';
import { validationProblem, type Problem } from '../../platform/problems/problem.ts';

/** Field errors of a child's name and date of birth, for bookings and the profile. */
export const childMessages = {
  childName: { required: fieldMessages.childName, ...personName },
  dateOfBirth: {
    required: fieldMessages.dateOfBirthRequired,
    future: fieldMessages.dateOfBirthFuture,
    invalid: fieldMessages.dateOfBirthInvalid,
  },
} as const;

export function validateChild(
  { name, dateOfBirth }: ChildWrite,
  { clock, business }: Pick<ServerContext, 'clock' | 'business'>,
): Problem | undefined {
  const today = studioMoment(clock(), business.timeZone).date;
  const wrongName = validatePersonName(name);
  const wrongDate = checkDateOfBirth(dateOfBirth, today);
  const errors: FieldError[] = [
    ...(wrongName ? [{ field: 'name', message: childMessages.childName[wrongName] }] : []),
    ...(wrongDate ? [{ field: 'dateOfBirth', message: childMessages.dateOfBirth[wrongDate] }] : []),
  ];
  return errors.length > 0 ? validationProblem(errors) : undefined;
}
