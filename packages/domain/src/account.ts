import { validatePersonName, type PersonNameProblem } from './personName.ts';

export interface Registration {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
}

/** The invalid fields, each with its problem; empty when all are valid. */
export interface RegistrationProblems {
  readonly firstName?: PersonNameProblem;
  readonly lastName?: PersonNameProblem;
  readonly email?: 'required' | 'invalid';
  readonly password?: 'required' | 'weak';
}

/** The HTML standard's pattern for inputs of type email, but with at least one dot in the domain. */
const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;
const EMAIL_MAX_LENGTH = 254;

/**
 * Whether the whole text is an email address; addresses in the reserved domain `invalid` (RFC 2606) are not accepted.
 */
export const isEmail = (text: string): boolean =>
  text.length <= EMAIL_MAX_LENGTH && EMAIL.test(text) && !/\.invalid$/i.test(text);

/** The stored form of an email address: trimmed, lower case. */
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

export type PasswordRuleId = (typeof passwordRules)[number]['id'];

/** Whether a password meets the whole rule, for registration and reset. */
export const isStrongPassword = (password: string): boolean =>
  passwordRules.every(({ isMet }) => isMet(password));

/** The problem of an entered email address; undefined when it is valid. */
export function checkEmail(email: string): 'required' | 'invalid' | undefined {
  if (email.trim() === '') return 'required';
  return isEmail(email.trim()) ? undefined : 'invalid';
}

/** The problem of a new password, at registration or reset; undefined when it is valid. */
export function checkPassword(password: string): 'required' | 'weak' | undefined {
  if (password === '') return 'required';
  return isStrongPassword(password) ? undefined : 'weak';
}

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

/** How long a mailed login code is valid, in minutes; it works once. */
export const loginCodeMinutes = 10;

/** How long a reset link is valid, in minutes; it works once. */
export const resetLinkMinutes = 30;

/** How long a link to verify an email address is valid, in minutes. */
export const verificationLinkMinutes = 24 * 60;

/** How long a link to confirm a new email address is valid, in minutes. */
export const emailChangeLinkMinutes = 24 * 60;

/**
 * How long the change can be undone from the old address, in minutes; until then no other account can use that address.
 */
export const emailUndoMinutes = 24 * 60;
