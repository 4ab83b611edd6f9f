import type { AccountWrite, FieldError } from '@plaitful/api-client/contract';
import { toE164 } from '@plaitful/domain/phone';
import { validatePersonName } from '@plaitful/domain/person-name';
import { personName } from '@plaitful/messages/en-CA/fields';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import { validationProblem, type Problem } from '../../platform/problems/problem.ts';

const nameMessages = {
  firstName: { required: fieldMessages.firstName, ...personName },
  lastName: { required: fieldMessages.lastName, ...personName },
} as const;

/** By the rules of registration and booking. */
export function validateAccount({ mobilePhone, ...names }: AccountWrite): Problem | undefined {
  const errors = (['firstName', 'lastName'] as const).flatMap((field): FieldError[] => {
    const found = validatePersonName(names[field]);
    return found === undefined ? [] : [{ field, message: nameMessages[field][found] }];
  });
  if (mobilePhone !== null && toE164(mobilePhone) === undefined)
    errors.push({ field: 'mobilePhone', message: fieldMessages.mobilePhone });
  return errors.length === 0 ? undefined : validationProblem(errors);
}
