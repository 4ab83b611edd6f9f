import { checkEmail, normalizeEmail } from '@plaitful/domain/account';
import { fieldMessages } from '@plaitful/messages/en-CA/problems';
import type { Business } from '../../platform/config/business.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_PASSWORD } from '../../platform/config/config.ts';

const messages = { required: fieldMessages.emailRequired, invalid: fieldMessages.emailInvalid } as const;

/** The published addresses of the studio. */
type StudioAddresses = Pick<Business, 'contactEmail' | 'paymentEmail'>;

/**
 * Validates an email address for a parent's account: the studio's own are not allowed, since whoever has an account's
 * address gets the mails about it.
 * @returns the error of the field
 */
export function validateAccountEmail(
  email: string,
  { contactEmail, paymentEmail }: StudioAddresses,
): string | undefined {
  const found = checkEmail(email);
  if (found !== undefined) return messages[found];
  const isOfStudio = [contactEmail, paymentEmail].map(normalizeEmail).includes(normalizeEmail(email));
  return isOfStudio ? fieldMessages.emailStudio : undefined;
}

let common: ReadonlySet<string> | undefined;

/** The 10,000 most common passwords, in lower case; read when the first password is set. */
const commonPasswords = (): ReadonlySet<string> =>
  (common ??= new Set(
    readFileSync(join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
      .trim()
      .split('\n'),
  ));

const lettersAndDigits = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * Whether a password is common, or a common one of letters with digits and symbols around it, which the password rule
 * asks for: `Password1!` is as easy to guess as `password`.
 */
function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  const core = lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return commonPasswords().has(lower) || (core.length * 2 >= lower.length && commonPasswords().has(core));
}

/**
 * The message for a new password that is easy to guess: the demo accounts', a common one, or one that contains the
 * studio's name.
 */
export function validateGuessability(password: string, studioName: string): string | undefined {
  if (password === DEMO_PASSWORD) return fieldMessages.passwordDemo;
  const name = lettersAndDigits(studioName);
  if (name !== '' && lettersAndDigits(password).includes(name)) return fieldMessages.passwordStudio;
  return isCommon(password) ? fieldMessages.passwordCommon : undefined;
}
