import { validatePersonName, type PersonNameProblem } from './personName.ts';

/** What a person types to register. */
export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** The fields that cannot be sent as they are, each with its problem; empty when all is well. */
export interface RegistrationProblems {
  readonly firstName?: PersonNameProblem;
  readonly lastName?: PersonNameProblem;
  readonly email?: 'required' | 'invalid';
  readonly password?: 'required' | 'weak';
}

/** The rule of an input of type email in the HTML standard, but with at least one dot in the domain. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const EMAIL_MAX_LENGTH = 254;

/** Whether the text looks like an email address, with nothing around it. */
export const isEmail = (text: string): boolean => text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text);

/** An email address as accounts are kept and found: no blanks around it, lower case. */
export const normalizeEmail = (text: string): string => text.trim().toLowerCase();

/** The parts of the password rule, in the order they are shown. */
export const passwordRules: readonly {
  readonly id: 'length' | 'upper' | 'lower' | 'digit' | 'special';
  readonly isMet: (password: string) => boolean;
}[] = [
  { id: 'length', isMet: (password) => Array.from(password).length >= 8 },
  { id: 'upper', isMet: (password) => /\p{Lu}/u.test(password) },
  { id: 'lower', isMet: (password) => /\p{Ll}/u.test(password) },
  { id: 'digit', isMet: (password) => /\d/.test(password) },
  { id: 'special', isMet: (password) => /[^\p{L}\p{M}\p{N}\s]/u.test(password) },
];

/** The name of one part of the password rule. */
export type PasswordRuleId = (typeof passwordRules)[number]['id'];

/** Whether a password meets the whole rule; it holds for registration and for a reset. */
export const isStrongPassword = (password: string): boolean =>
  passwordRules.every(({ isMet }) => isMet(password));

/** What is wrong with an email address as it was typed; nothing when it can be sent. */
export function checkEmail(email: string): 'required' | 'invalid' | undefined {
  if (email.trim() === '') return 'required';
  return isEmail(email.trim()) ? undefined : 'invalid';
}

/** What is wrong with a password that is to be set, at registration or by a reset link. */
export function checkPassword(password: string): 'required' | 'weak' | undefined {
  if (password === '') return 'required';
  return isStrongPassword(password) ? undefined : 'weak';
}

/** What is wrong with a registration, field by field. */
export function checkRegistration(registration: Registration): RegistrationProblems {
  const { firstName, lastName, email, password } = registration;
  const firstNameIs = validatePersonName(firstName);
  const lastNameIs = validatePersonName(lastName);
  const emailIs = checkEmail(email);
  const passwordIs = checkPassword(password);
  return {
    ...(firstNameIs && { firstName: firstNameIs }),
    ...(lastNameIs && { lastName: lastNameIs }),
    ...(emailIs && { email: emailIs }),
    ...(passwordIs && { password: passwordIs }),
  };
}

/** How long a mailed code for a login works, in minutes; it works once. */
export const loginCodeMinutes = 10;

/** How long a reset link works, in minutes; it works once. */
export const resetLinkMinutes = 30;

/** How long a link works that verifies an email address, in minutes. */
export const verificationLinkMinutes = 24 * 60;

/** How long a link works that confirms a new email address, in minutes. */
export const emailChangeLinkMinutes = 24 * 60;

/** How long the old address can undo its change, in minutes; so long no other account can have it. */
export const emailUndoMinutes = 24 * 60;
