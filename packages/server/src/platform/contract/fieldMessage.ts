import { fieldMessages, tooLong } from '@plaitful/messages/en-CA/problems';
import type { FieldMessage } from './validation.ts';

/** For a field that is missing, empty or of the wrong type. */
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

/** The message for a field that does not match its schema; the same for all operations with that field. */
export const fieldMessage: FieldMessage = (field, { keyword, data, params }) => {
  const isEmpty = keyword === 'required' || keyword === 'minLength' || data === '';
  if (isEmpty && whenEmpty[field] !== undefined) return whenEmpty[field];
  if (keyword === 'maxLength') return whenLong[field] ?? tooLong(Number(params['limit']));
  return messages[field] ?? fieldMessages.other;
};
