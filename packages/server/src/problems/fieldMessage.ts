import { fieldMessages, tooLong } from '@plaitful/messages/en-CA/problems';
import type { FieldMessage } from '../contract/validation.ts';

/** For a field that is missing, empty or of the wrong kind. */
const messages: Readonly<Record<string, string>> = {
  ...fieldMessages,
  email: fieldMessages.emailInvalid,
  password: fieldMessages.passwordRequired,
  newPassword: fieldMessages.passwordRequired,
  currentPassword: fieldMessages.passwordRequired,
  dateOfBirth: fieldMessages.dateOfBirthInvalid,
};

const whenEmpty: Readonly<Record<string, string>> = {
  email: fieldMessages.emailRequired,
  dateOfBirth: fieldMessages.dateOfBirthRequired,
};

const whenLong: Readonly<Record<string, string>> = {
  review: fieldMessages.reviewLong,
  styleShortDescription: fieldMessages.styleShortDescription,
  styleFullDetailsOfService: fieldMessages.styleFullDetailsOfService,
};

/** What is said of a field that is off its schema; the fields of several calls have one message. */
export const fieldMessage: FieldMessage = (field, { keyword, data, params }) => {
  const isEmpty = keyword === 'required' || keyword === 'minLength' || data === '';
  if (isEmpty && whenEmpty[field] !== undefined) return whenEmpty[field];
  if (keyword === 'maxLength') return whenLong[field] ?? tooLong(Number(params['limit']));
  return messages[field] ?? fieldMessages.other;
};
